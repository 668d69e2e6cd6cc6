/// A reference that can be taken back from all who hold this.
@usableFromInline
final class Handle<Object: AnyObject> {
  @usableFromInline let lock = Lock()
  /// Guarded by `lock`.
  @exclusivity(unchecked) @usableFromInline var object: Object?

  @inlinable
  init() {}

  @inlinable
  func hold(_ new: Object?) {
    var object = new
    lock.withLock { swap(&object, &self.object) }
    withExtendedLifetime(object) {}
  }

  @inlinable
  func held() -> Object? {
    var result: Object?
    lock.withLock { result = object }
    return result
  }
}
