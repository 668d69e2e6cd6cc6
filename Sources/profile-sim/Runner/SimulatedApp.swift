/// What the runner drives: something with elements to tap, a virtual clock and a log.
///
/// The runner knows nothing else of what it runs, so that any app that can say this can be tested.
protocol SimulatedApp {
  /// Virtual time since the start.
  var now: VirtualDuration { get }
  /// Nothing is going on that time alone would end.
  var isIdle: Bool { get }
  /// The screens of the topmost stack, its root first.
  var stack: [String] { get }
  /// The tab that is selected, if the app has tabs.
  var tab: String? { get }
  /// All that is presented, the topmost last.
  var modals: [String] { get }
  /// What is on screen, in reading order.
  var elements: [ShownElement] { get }
  /// What is on screen, of each list only the first and the last element of each kind.
  var representatives: [ShownElement] { get }
  /// The element on screen with this id, which may be a second id of it.
  func element(_ id: String) -> ShownElement?
  /// The id of what a finger meets at a point of the device.
  func elementID(atX x: Double, y: Double) -> String?
  /// How many elements `PREFIX.0`, `PREFIX.1` … are on screen.
  func count(ofPrefix prefix: String) -> Int
  /// What is on screen was pulled to be loaded anew, and that is not over.
  var isRefreshing: Bool { get }
  /// How many of this screen are held in memory, shown or not.
  func aliveCount(of screen: String) -> Int
  /// Another app is on screen.
  var isInBackground: Bool { get }
  /// The id of the element that a screen reader is at, if it is at one.
  var focus: String? { get }
  /// What a screen reader has said by itself since the last thing that a person did.
  var announcements: [String] { get }

  /// What is still to happen, in words, for somebody who looks for the reason of a failure.
  var pending: [String] { get }

  /// What can be seen.
  ///
  /// - Parameter title: What the picture is to be called.
  func picture(title: String) -> Picture

  /// Changes the world around the app; all names are in its vocabulary.
  ///
  /// - Returns: why that cannot be now, or nil when it was done.
  mutating func apply(_ circumstance: Circumstance) -> String?
  /// Does what a person did, at the present time; lets none pass.
  mutating func perform(_ gesture: Gesture)
  mutating func advance(by duration: VirtualDuration)
  /// Lets time pass until the app is idle, but no longer than `limit`; true when it is idle.
  mutating func advanceUntilIdle(limit: VirtualDuration) -> Bool
  /// Lets time pass until the next thing happens by itself, but no longer than `limit`.
  mutating func advanceToNextEvent(limit: VirtualDuration)
  /// What has happened since the last call, in order; it is forgotten by this.
  mutating func takeLog() -> [LogEntry]
}

extension SimulatedApp {
  /// What is presented on top of everything, if something is.
  var modal: String? { modals.last }

  var isInBackground: Bool { false }

  var representatives: [ShownElement] { elements.representatives }

  /// What lies on top in the picture.
  func elementID(atX x: Double, y: Double) -> String? {
    picture(title: "").targets.last { $0.area.contains(x: x, y: y) }?.id
  }
}
