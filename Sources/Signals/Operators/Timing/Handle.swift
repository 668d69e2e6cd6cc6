/// A reference that can be taken back from all who hold this.
@usableFromInline
final class Handle<Object: AnyObject> {
  /// Also guards what the object says, so that who comes through this locks once.
  @usableFromInline let lock = Lock()
  /// Guarded by `lock`. Who takes it back holds the object himself, so that it does not die in there.
  @exclusivity(unchecked) @usableFromInline var object: Object?

  @inlinable
  init() {}
}
