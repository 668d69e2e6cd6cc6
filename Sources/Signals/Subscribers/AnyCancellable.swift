public import Synchronization

/// A cancellation that also happens when it is let go of.
///
///     let subscription = subject.sink { print($0) }
///     // … until `subscription.cancel()`, or until nobody holds it any more
///
/// Cancelling happens once, may be done from any thread and from inside any callback, and releases what was to be cancelled.
public final class AnyCancellable: Cancellable {
  @usableFromInline let isOver = Atomic<Bool>(false)
  /// Belongs to who moves `isOver`.
  @exclusivity(unchecked) @usableFromInline var target: (any CancelTarget)?

  @inlinable
  init(target: any CancelTarget) {
    self.target = target
  }

  /// Runs `cancel` when it is cancelled.
  public init(_ cancel: @escaping () -> Void) {
    target = ClosureTarget(cancel)
  }

  /// Cancels `canceller` when it is cancelled.
  public convenience init<C: Cancellable>(_ canceller: C) {
    self.init { canceller.cancel() }
  }

  public func cancel() {
    guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var target: (any CancelTarget)?
    swap(&target, &self.target)
    target?.cancel()
  }

  deinit {
    if !isOver.load(ordering: .acquiring) { target?.cancel() }
  }
}

extension AnyCancellable: Hashable {
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// What an `AnyCancellable` cancels: `Cancellable` without the room that an existential needs for structures.
@usableFromInline
protocol CancelTarget: AnyObject {
  func cancel()
}

private final class ClosureTarget: CancelTarget {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func cancel() { action() }
}
