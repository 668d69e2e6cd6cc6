#if !hasFeature(Embedded)
  /// What `values(buffering:)` keeps while nobody waits for a value.
  public enum AsyncBufferingPolicy: Hashable, Sendable {
    /// Everything.
    case unbounded
    /// So many of the oldest: when they are full, what comes is lost.
    case oldest(Int)
    /// So many of the newest: when they are full, the oldest one is lost.
    case newest(Int)
  }

  /// The values that wait in a mailbox.
  struct MailboxBuffer<Element> {
    private var elements = Queue<Element>()
    private var count = 0
    private let policy: AsyncBufferingPolicy?

    init(_ policy: AsyncBufferingPolicy?) {
      switch policy {
      case .oldest(let limit), .newest(let limit):
        precondition(limit >= 0, "A buffer has no negative size")
      case .unbounded, nil: break
      }
      self.policy = policy
    }

    /// False if values are asked for one at a time.
    var asksForAll: Bool { policy != nil }

    /// The result is what is lost; it is for the caller to drop.
    mutating func append(_ element: Element) -> Element? {
      switch policy {
      case .unbounded, nil: break
      case .oldest(let limit): if count >= limit { return element }
      case .newest(let limit):
        if limit == 0 { return element }
        if count >= limit {
          elements.append(element)
          return elements.popFirst()
        }
      }
      elements.append(element)
      count += 1
      return nil
    }

    mutating func popFirst() -> Element? {
      guard let first = elements.popFirst() else { return nil }
      count -= 1
      return first
    }
  }
#endif
