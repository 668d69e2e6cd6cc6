/// A presented screen and what has been pushed from it.
public struct Presentation: Hashable, Sendable {
  public var modal: Modal
  /// The routes above the presented screen, which is itself the root of this stack.
  public var pushed: [Route]

  public init(_ modal: Modal, pushed: [Route] = []) {
    self.modal = modal
    self.pushed = pushed
  }
}

#if !hasFeature(Embedded)
  extension Presentation: Codable {}
#endif
