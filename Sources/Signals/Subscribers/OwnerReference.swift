/// How a subscription refers to the owner that it belongs to, without keeping it alive.
@usableFromInline
struct OwnerReference<Owner: AnyObject> {
  // Weak references do not exist in Embedded Swift. There the owner holds the subscription, so it is cancelled before the owner is gone.
  #if hasFeature(Embedded)
    @usableFromInline
    let reference: Unmanaged<Owner>

    @inlinable
    init(_ owner: Owner) {
      reference = .passUnretained(owner)
    }

    @inlinable
    var owner: Owner? { reference.takeUnretainedValue() }
  #else
    @usableFromInline
    weak let owner: Owner?

    @inlinable
    init(_ owner: Owner) {
      self.owner = owner
    }
  #endif
}
