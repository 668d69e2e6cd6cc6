import ProfileFeature
import Signals

/// The headless profile feature as the runner drives it.
struct ProfileApp: SimulatedApp {
  let app: HeadlessApp
  private let words = EventWords()

  init(app: HeadlessApp) {
    self.app = app
  }

  var now: VirtualDuration { VirtualDuration(nanoseconds: app.clock.now.nanoseconds) }
  var isIdle: Bool { app.isIdle }
  var stack: [String] { app.navigation.stackNames }
  var tab: String? { app.navigation.selectedTab.name }
  var modals: [String] { app.navigation.presentations.map(\.modal.name) }
  var isRefreshing: Bool { app.isRefreshing }
  var isInBackground: Bool { app.isInBackground }
  var focus: String? { app.readerFocus?.id }
  var announcements: [String] { app.announcements.map(\.text) }

  var elements: [ShownElement] {
    let elements = app.screenElements
    return elements.map { ShownElement($0, in: elements) }
  }

  /// How many elements at each end of a long screen have the first and the last of each kind among them.
  private static let reach = 200

  var representatives: [ShownElement] {
    let all = app.screenElements
    guard all.count > 2 * Self.reach else { return elements.representatives }
    let places = Array(0..<Self.reach) + Array(all.count - Self.reach..<all.count)
    return places.map { ShownElement(all[$0], in: all) }.representatives
  }

  func element(_ id: String) -> ShownElement? {
    let elements = app.screenElements
    return elements.element(id).map { ShownElement($0, in: elements) }
  }

  func elementID(atX x: Double, y: Double) -> String? {
    app.screenElements.element(at: Point(x: x, y: y))?.id
  }

  func count(ofPrefix prefix: String) -> Int {
    app.count(ofPrefix: prefix)
  }

  func aliveCount(of screen: String) -> Int {
    app.census.count(screen)
  }

  func picture(title: String) -> Picture {
    Picture(of: app.screenElements, on: app.traits, title: title)
  }

  func advance(by duration: VirtualDuration) {
    app.advance(by: .init(nanoseconds: duration.nanoseconds))
  }

  func advanceUntilIdle(limit: VirtualDuration) -> Bool {
    app.advanceUntilIdle(limit: .init(nanoseconds: limit.nanoseconds))
  }

  func advanceToNextEvent(limit: VirtualDuration) {
    let end = app.clock.now.advanced(by: .init(nanoseconds: limit.nanoseconds))
    app.clock.advance(to: app.clock.nextDate.map { min($0, end) } ?? end)
  }

  func takeLog() -> [LogEntry] {
    app.recorder.takeEntries().map { entry in
      LogEntry(
        time: VirtualDuration(nanoseconds: entry.time.nanoseconds),
        event: words.put(entry.event))
    }
  }
}

extension ShownElement {
  fileprivate init(_ element: Element, in elements: ScreenElements) {
    self.init(
      id: element.id, alternateID: element.alternateID, role: element.role.rawValue,
      label: element.label, text: element.text,
      isVisible: !elements.touchablePart(of: element).isEmpty, isEnabled: element.isEnabled,
      isSelected: element.isSelected, isLarge: element.isLarge, takesTaps: element.isInteractive)
  }
}
