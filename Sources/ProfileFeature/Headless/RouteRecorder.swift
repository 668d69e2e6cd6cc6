public import Signals

/// Keeps the coordinator's log, with the time of each line.
public final class RouteRecorder {
  public struct Entry: Hashable, Sendable {
    public let time: VirtualTimeScheduler.SchedulerTimeType
    public let event: NavigationEvent
  }

  /// What happened since the start, or since the last ``takeEntries()``, in order.
  public private(set) var entries: [Entry] = []

  /// Whether each route change from now on is owed a ``claimChange()``; what is not claimed is in ``owedChanges``.
  public var isExhaustive = false

  private let clock: VirtualTimeScheduler
  private var subscription: AnyCancellable?
  /// Where the entries begin that came of the last action.
  private var actionStart = 0
  /// Where the entries begin of which no change is claimed.
  private var claimStart = 0
  /// The places of changes that are to be claimed, or were.
  private var owed: [Int] = []

  /// Records `events` from now on.
  public init(_ events: AnyPublisher<NavigationEvent, Never>, clock: VirtualTimeScheduler) {
    self.clock = clock
    subscription = events.sink(with: self) { owner, event in owner.note(event) }
  }

  private func note(_ event: NavigationEvent) {
    if isExhaustive, case .change = event { owed.append(entries.count) }
    entries.append(Entry(time: clock.now, event: event))
  }

  /// The screens' events alone.
  public var outputs: [ScreenOutput] { entries.outputs }

  /// The route changes alone.
  public var changes: [RouteChange] { entries.changes }

  /// The reasons alone why things were ignored.
  public var ignored: [IgnoredReason] { entries.ignored }

  /// Hands the entries over and forgets them, so that a long run needs no more memory than a short one.
  public func takeEntries() -> [Entry] {
    let taken = entries
    entries = []
    owed = []
    (actionStart, claimStart) = (0, 0)
    return taken
  }

  // MARK: What a test asks for

  /// What came of the last thing that a person did, and of the time since then.
  ///
  ///     app.back()
  ///     app.recorder.lastAction.ignored  // [atRoot]
  public var lastAction: ArraySlice<Entry> { entries[actionStart...] }

  /// The route changes that are not claimed yet, earliest first.
  public var unclaimedChanges: [RouteChange] { entries[claimStart...].changes }

  /// The earliest route change that is not claimed yet.
  public var nextChange: RouteChange? { nextUnclaimed.map { $0.change } }

  /// Claims the earliest route change that is not claimed yet: a test goes through all of them in their order.
  ///
  ///     app.tap("header.followers")
  ///     app.recorder.claimChange()  // push followers title "Followers"
  ///     app.recorder.claimChange()  // nil
  @discardableResult
  public func claimChange() -> RouteChange? {
    guard let (index, change) = nextUnclaimed else { return nil }
    claimStart = index + 1
    return change
  }

  /// The changes that came while ``isExhaustive`` was set, and are not claimed yet.
  public var owedChanges: [RouteChange] {
    owed.filter { $0 >= claimStart }.flatMap { entries[$0...$0].changes }
  }

  private var nextUnclaimed: (index: Int, change: RouteChange)? {
    for index in entries.indices[claimStart...] {
      if case .change(let change) = entries[index].event { return (index, change) }
    }
    return nil
  }

  /// A person does something else.
  func beginAction() {
    actionStart = entries.count
  }
}

extension Sequence where Element == RouteRecorder.Entry {
  /// The screens' events alone.
  public var outputs: [ScreenOutput] {
    compactMap { entry in
      if case .output(let output) = entry.event { output } else { nil }
    }
  }

  /// The route changes alone.
  public var changes: [RouteChange] {
    compactMap { entry in
      if case .change(let change) = entry.event { change } else { nil }
    }
  }

  /// The reasons alone why things were ignored.
  public var ignored: [IgnoredReason] {
    compactMap { entry in
      if case .ignored(let reason) = entry.event { reason } else { nil }
    }
  }
}
