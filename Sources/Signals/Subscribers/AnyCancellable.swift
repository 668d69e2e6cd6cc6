public import Synchronization

/// A cancellation that also happens when it is let go of.
///
///     let subscription = subject.sink { print($0) }
///     // … until `subscription.cancel()`, or until nobody holds it any more
///
/// Cancelling happens once, may be done from any thread and from inside any callback, and releases what was to be cancelled.
public final class AnyCancellable: Cancellable {
  /// Owns one reference. Nil after the cancel: whoever took it out is the one who cancels.
  @usableFromInline let target: Atomic<Unmanaged<CancelTarget>?>

  @inlinable
  init(target: CancelTarget) {
    self.target = Atomic(.passRetained(target))
  }

  /// Runs `cancel` when it is cancelled.
  public convenience init(_ cancel: @escaping () -> Void) {
    self.init(target: ClosureTarget(cancel))
  }

  /// Cancels `canceller` when it is cancelled.
  public convenience init<C: Cancellable>(_ canceller: C) {
    self.init { canceller.cancel() }
  }

  public func cancel() {
    target.exchange(nil, ordering: .acquiringAndReleasing)?.takeRetainedValue().cancel()
  }

  deinit {
    cancel()
  }
}

extension AnyCancellable: Hashable {
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// What an `AnyCancellable` cancels. A class, and not generic, so that one word says which.
@usableFromInline
class CancelTarget {
  @usableFromInline init() {}
  @usableFromInline func cancel() {}
}

private final class ClosureTarget: CancelTarget {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  override func cancel() { action() }
}
