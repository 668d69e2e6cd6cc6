public import Synchronization

/// One subscription to a source that has its values ready, and delivers them as they are asked for.
///
/// It is not generic, because a protocol's witness on a generic class runs unspecialised code. What it delivers lies in a
/// closure that is formed where all types are known, and that is called in one loop, however the requests come (rule R9).
@usableFromInline
class Emission: Subscription {
  /// What was asked for while somebody runs, and two marks. Who sets `running` owns `work` until it takes that mark back.
  @usableFromInline final let word = Atomic<UInt64>(0)
  @exclusivity(unchecked) private final var work: Work?
  private final let name: StaticString

  @inlinable static var running: UInt64 { 1 << 63 }
  @inlinable static var over: UInt64 { 1 << 62 }
  /// The part of the word that counts. All of it stands for unlimited: no source ends after as many values.
  @inlinable static var unlimited: UInt64 { over - 1 }

  /// A closure in an optional is wrapped anew at each read; in a structure it is not.
  private struct Work {
    let deliver: (Emission, Subscribers.Demand) -> Void
  }

  /// - Parameter deliver: Delivers as many values as it is told, and stops when `isOver`. It calls `finish` before the completion.
  @usableFromInline
  init(_ name: StaticString, _ deliver: @escaping (Emission, Subscribers.Demand) -> Void) {
    self.name = name
    work = Work(deliver: deliver)
  }

  @inlinable final var isOver: Bool { word.load(ordering: .relaxed) & Emission.over != 0 }

  @usableFromInline
  final func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    guard begin(demand), let deliver = work?.deliver else { return }
    deliver(self, demand)
    while let more = takeDemand() { deliver(self, more) }
  }

  /// True if nobody was running: then the caller is, with this demand. Otherwise it is left to who runs.
  private final func begin(_ demand: Subscribers.Demand) -> Bool {
    var old = word.load(ordering: .relaxed)
    while old & Emission.over == 0 {
      let isIdle = old == 0
      let sum = (old & Emission.unlimited) + min(UInt64(demand.count), Emission.unlimited)
      let (done, now) = word.compareExchange(
        expected: old,
        desired: Emission.running | (isIdle ? 0 : min(sum, Emission.unlimited)),
        ordering: .acquiringAndReleasing)
      if done { return isIdle }
      old = now
    }
    return false
  }

  /// Gives all demand there is to who runs. Nil: it runs no longer, or it is over.
  private final func takeDemand() -> Subscribers.Demand? {
    var old = word.load(ordering: .relaxed)
    while old & Emission.over == 0 {
      let taken = old & Emission.unlimited
      let (done, now) = word.compareExchange(
        expected: old, desired: taken == 0 ? 0 : Emission.running, ordering: .acquiringAndReleasing)
      if done {
        if taken == 0 { return nil }
        return taken == Emission.unlimited ? .unlimited : Subscribers.Demand(unchecked: UInt(taken))
      }
      old = now
    }
    letGo()
    return nil
  }

  /// Called before the completion is delivered. False if it was cancelled before.
  @usableFromInline
  final func finish() -> Bool {
    word.bitwiseOr(Emission.over, ordering: .relaxed).oldValue & Emission.over == 0
  }

  @usableFromInline
  final func cancel() {
    let old = word.bitwiseOr(Emission.over | Emission.running, ordering: .acquiringAndReleasing)
      .oldValue
    if old & (Emission.over | Emission.running) == 0 { letGo() }
  }

  /// Called once, by who owns `work`, when all is over.
  @usableFromInline
  func letGo() {
    work = nil
  }

  #if !hasFeature(Embedded)
    @usableFromInline var description: String { "\(name)" }
  #endif
}

extension Emission {
  /// A subscription to one value.
  @inlinable
  convenience init<S: Subscriber>(_ name: StaticString, of output: S.Input, to subscriber: S) {
    self.init(name) { emission, _ in
      _ = subscriber.receive(output)
      if emission.finish() { subscriber.receive(completion: .finished) }
    }
  }
}

#if !hasFeature(Embedded)
  extension Emission: CustomStringConvertible {}
#endif
