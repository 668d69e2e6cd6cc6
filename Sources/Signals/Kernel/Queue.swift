/// First in, first out, in amortised constant time. It keeps its room, so that steady use does not allocate.
@usableFromInline
struct Queue<Element> {
  /// What has been taken is nil, up to `head`.
  @usableFromInline var elements: [Element?] = []
  @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable var count: Int { elements.count - head }
  @inlinable var isEmpty: Bool { head == elements.count }

  @inlinable
  mutating func append(_ element: Element) {
    elements.append(element)
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    var first: Element?
    swap(&first, &elements[head])
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return first
  }
}
