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
  /// What is presented on top of everything, if something is.
  var modal: String? { get }
  /// What is on screen, in reading order.
  var elements: [ShownElement] { get }
  /// The element on screen with this id, which may be a second id of it.
  func element(_ id: String) -> ShownElement?
  /// The id of what a finger meets at a point of the device.
  func elementID(atX x: Double, y: Double) -> String?
  /// How many elements `PREFIX.0`, `PREFIX.1` … are on screen.
  func count(ofPrefix prefix: String) -> Int

  /// What is still to happen, in words, for somebody who looks for the reason of a failure.
  var pending: [String] { get }

  /// What can be seen.
  ///
  /// - Parameter title: What the picture is to be called.
  func picture(title: String) -> Picture

  /// Shows the app on something else; all words of the display are in its vocabulary.
  mutating func show(on display: Display)
  /// Does what a person did, at the present time; lets none pass.
  mutating func perform(_ gesture: Gesture)
  mutating func advance(by duration: VirtualDuration)
  /// Lets time pass until the app is idle, but no longer than `limit`; true when it is idle.
  mutating func advanceUntilIdle(limit: VirtualDuration) -> Bool
  /// What has happened since the last call, in order; it is forgotten by this.
  mutating func takeLog() -> [LogEntry]
}

extension SimulatedApp {
  /// What lies on top in the picture.
  func elementID(atX x: Double, y: Double) -> String? {
    RecorderTarget.all(in: picture(title: "")).last { $0.area.contains(x: x, y: y) }?.id
  }
}
