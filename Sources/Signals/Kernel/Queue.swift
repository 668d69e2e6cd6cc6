/// First in, first out, in amortised constant time. It keeps its room, so that steady use does not allocate.
///
/// The first element lies in the queue itself: most queues here hold one at a time, and then touch no array.
@usableFromInline
struct Queue<Element> {
  /// Nil if there is none.
  @usableFromInline var first: Element?
  /// Those after the first. What has been taken is nil, up to `head`.
  @usableFromInline var rest: [Element?] = []
  @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable var count: Int { (first == nil ? 0 : 1) + rest.count - head }
  @inlinable var isEmpty: Bool { first == nil }

  @inlinable
  mutating func append(_ element: Element) {
    if first == nil { first = element } else { rest.append(element) }
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard let result = first.take() else { return nil }
    if head < rest.count { refill() }
    return result
  }

  @inlinable @inline(never)
  mutating func refill() {
    first = rest[head].take()
    head += 1
    if head == rest.count {
      rest.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 >= rest.count {
      rest.removeFirst(head)
      head = 0
    }
  }
}
