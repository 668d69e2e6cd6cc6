public import Synchronization

/// What a subject's list holds for one subscriber, without its type: its demand, and its place.
@usableFromInline
class Seat {
  /// What may still be delivered, as `Demand.count`, or `closed`.
  ///
  /// Requests come from any thread. They release, and a delivery acquires, so that it sees what the subscriber did before it asked.
  @usableFromInline final let demand = Atomic<UInt>(0)

  /// What was requested before it may count, which is rare; the subscription's lock guards it.
  ///
  /// It lies here because a block of the allocator has 8 bytes to spare for a seat (of 72, with `map` in it), and none for a subscription.
  @exclusivity(unchecked) final var heldDemand = Subscribers.Demand.none

  // These belong to who holds the subject's line.
  @exclusivity(unchecked) @usableFromInline final var index: Int32 = -1
  /// True if the subscriber has not had the latest value.
  @exclusivity(unchecked) @usableFromInline final var isBehind = true
  /// Whether `receive(subscription:)` has returned: see `attach`.
  private final let attachment = Atomic<UInt8>(Attachment.done)
  /// Until the end: the subscription that the subscriber holds, which holds this.
  @exclusivity(unchecked) @usableFromInline final var subscription: SubjectSubscription?

  @inlinable init() {}

  @inlinable static var closed: UInt { .max }

  @usableFromInline
  final func add(_ more: Subscribers.Demand) {
    var old = demand.load(ordering: .relaxed)
    while old != Seat.closed, old != Subscribers.Demand.unlimited.count {
      let new = (Subscribers.Demand(unchecked: old) + more).count
      let (done, now) = demand.compareExchange(
        expected: old, desired: new, ordering: .releasing)
      if done { return }
      old = now
    }
  }

  /// Uses one of a demand that is not unlimited; false if there is none.
  @usableFromInline
  final func useOne() -> Bool {
    var old = demand.load(ordering: .acquiring)
    while old != 0, old != Seat.closed {
      if old == Subscribers.Demand.unlimited.count { return true }
      let (done, now) = demand.compareExchange(
        expected: old, desired: old - 1, ordering: .acquiring)
      if done { return true }
      old = now
    }
    return false
  }
}

// MARK: A subscriber that comes while another delivers

// It is told of its subscription at once, while its entry waits in the line. The thread that delivers may get to the entry
// first; then it must not call a subscriber that is still being called (rule R1). Values find no demand, because the
// subscription holds it back. A completion is left to the thread that is attaching.
extension Seat {
  private enum Attachment {
    static let running: UInt8 = 0
    static let done: UInt8 = 1
    static let overtaken: UInt8 = 2
  }

  @usableFromInline
  final func beginAttaching() {
    attachment.store(Attachment.running, ordering: .relaxed)
  }

  /// True if the subject ended meanwhile: the caller completes the subscriber.
  @usableFromInline
  final func endAttaching() -> Bool {
    attachment.exchange(Attachment.done, ordering: .acquiringAndReleasing) == Attachment.overtaken
  }

  /// True if the subscriber is being told of its subscription right now: the caller leaves its completion to that thread.
  @usableFromInline
  final func leavesCompletionBehind() -> Bool {
    attachment.compareExchange(
      expected: Attachment.running, desired: Attachment.overtaken, ordering: .acquiringAndReleasing
    ).exchanged
  }
}

/// A seat with its subscriber, which is immutable and lives as long as the seat.
@usableFromInline
final class SeatOf<Downstream: Subscriber>: Seat {
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  func receive(_ value: Downstream.Input) {
    if demand.load(ordering: .acquiring) != Subscribers.Demand.unlimited.count {
      guard useOne() else {
        isBehind = true
        return
      }
    }
    isBehind = false
    let more = downstream.receive(value)
    if more != .none { add(more) }
  }
}

/// One place in a subject's list.
///
/// `serve` serves a run of entries of one kind, so that a hundred sinks of one place in the source cost one indirect call.
@usableFromInline
struct Entry {
  @usableFromInline
  typealias Serve = (
    _ first: UnsafePointer<Entry>, _ count: Int,
    _ value: UnsafeRawPointer?, _ completion: UnsafeRawPointer?
  ) -> Void

  /// A closure's two words: its function and its context.
  @usableFromInline typealias Words = (function: UnsafeRawPointer, context: UnsafeRawPointer?)

  /// A structure around the closure, because the closure alone would get another calling convention where it is taken for any type.
  @usableFromInline
  struct Code {
    @usableFromInline let serve: Serve
  }

  // The first property, so that it lies at the entry's own address.
  @usableFromInline let code: Code
  /// Nil for a hole. The list owns one reference.
  @usableFromInline let seat: Unmanaged<Seat>?

  @inlinable
  init<Downstream: Subscriber>(_ seat: SeatOf<Downstream>) {
    self.init(.passRetained(seat)) { first, count, value, completion in
      if let value = value?.assumingMemoryBound(to: Downstream.Input.self) {
        var next = 0
        while next < count {
          first[next].with(SeatOf<Downstream>.self) { $0.receive(value.pointee) }
          next &+= 1
        }
      } else if let completion = completion?.assumingMemoryBound(
        to: Subscribers.Completion<Downstream.Failure>.self)
      {
        first.pointee.with(SeatOf<Downstream>.self) {
          $0.downstream.receive(completion: completion.pointee)
        }
      }
    }
  }

  @usableFromInline
  init(_ seat: Unmanaged<Seat>?, _ serve: @escaping Serve) {
    self.seat = seat
    code = Code(serve: serve)
  }

  @usableFromInline static var hole: Entry { Entry(nil) { _, _, _, _ in } }

  /// Serves a run of entries of the kind of the first.
  ///
  /// What captures nothing has no context in optimised code. It is called as such, because a context is retained and released
  /// around a call even if it is null, and the two calls into the runtime would cost a third of a delivery.
  @inlinable @inline(__always)
  static func serve(
    _ first: UnsafePointer<Entry>, _ count: Int, _ value: UnsafeRawPointer?,
    _ completion: UnsafeRawPointer?
  ) {
    let words = words(first)
    if words.context == nil {
      let none: UnsafeRawPointer? = nil
      unsafeBitCast((words.function, none), to: Code.self).serve(first, count, value, completion)
    } else {
      first.pointee.code.serve(first, count, value, completion)
    }
  }

  /// True if one call of `serve` can serve both.
  @inlinable @inline(__always)
  static func areOfOneKind(_ one: UnsafePointer<Entry>, _ other: UnsafePointer<Entry>) -> Bool {
    words(one) == words(other)
  }

  @inlinable @inline(__always)
  static func words(_ entry: UnsafePointer<Entry>) -> Words {
    UnsafeRawPointer(entry).load(as: Words.self)
  }

  /// Calls `body` with the seat, without retaining it: the list keeps it, and only who holds the line removes it.
  @inlinable @inline(__always)
  func with<Kind: Seat>(_ kind: Kind.Type, _ body: (Kind) -> Void) {
    seat.unsafelyUnwrapped._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: kind)) }
  }
}

/// Calls `body` with the address of a value. One without a size, such as `()`, lies nowhere, and what stands for its address may be
/// null, which means "no value" to an entry; then it gets another address, of which nothing is read.
@inlinable @inline(__always)
func withAddress<Value>(
  of value: Value, orElse other: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void
) {
  withUnsafePointer(to: value) {
    body(MemoryLayout<Value>.size == 0 ? other : UnsafeRawPointer($0))
  }
}
