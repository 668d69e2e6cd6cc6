import ProfileFeature
import Signals

/// The headless profile feature as the runner drives it.
struct ProfileApp: SimulatedApp {
  let app: HeadlessApp

  var now: VirtualDuration { VirtualDuration(nanoseconds: app.clock.now.nanoseconds) }
  var isIdle: Bool { app.isIdle }
  var stack: [String] { app.navigation.stackNames }
  var tab: String? { app.navigation.selectedTab.name }
  var modal: String? { app.navigation.modalName }
  var elements: [ShownElement] { app.elements.map(ShownElement.init) }

  var pending: [String] {
    var pending: [String] = []
    if app.coordinator.isTransitioning {
      pending.append("a transition")
    }
    let requests = app.server.pendingRequests
    for service in ServiceName.allCases {
      if let count = requests[service], count > 0 {
        pending.append(
          count == 1 ? "a \(service.rawValue) request" : "\(count) \(service.rawValue) requests")
      }
    }
    if let date = app.clock.nextDate {
      let time = VirtualDuration(nanoseconds: date.nanoseconds).timestamp
      let count = app.clock.scheduledCount
      pending.append(count == 1 ? "a timer until \(time)" : "\(count) timers, the next at \(time)")
    }
    return pending
  }

  func element(_ id: String) -> ShownElement? {
    app.element(id).map(ShownElement.init)
  }

  func elementID(atX x: Double, y: Double) -> String? {
    app.screenElements.element(at: Point(x: x, y: y))?.id
  }

  func count(ofPrefix prefix: String) -> Int {
    app.count(ofPrefix: prefix)
  }

  func picture(title: String) -> Picture {
    Picture(of: app.screenElements, on: app.traits, title: title)
  }

  func show(on display: Display) {
    let device = display.device.flatMap(Device.named) ?? .iPhone15
    var traits = device.traits(in: display.isLandscape ? .landscape : .portrait)
    if let textSize = display.textSize.flatMap(ContentSizeCategory.init) {
      traits.contentSizeCategory = textSize
    }
    if let layout = display.layout.flatMap(LayoutPreset.init) { traits.layoutPreset = layout }
    traits.appearance = display.isDark ? .dark : .light
    app.traits = traits
  }

  func perform(_ gesture: Gesture) {
    switch gesture {
    case .tap(let id): app.tap(id)
    case .back: app.back()
    case .swipeBack(nil): app.swipeBack()
    case .swipeBack(.begin): app.swipeBack(.begin)
    case .swipeBack(.cancel): app.swipeBack(.cancel)
    case .swipeBack(.finish): app.swipeBack(.finish)
    case .swipeDown: app.swipeDown()
    case .dismiss: app.dismiss()
    case .type(let id, let text): app.type(id, text)
    case .clear(let id): app.clear(id)
    case .open(let link): app.open(link)
    case .relaunch: app.relaunch()
    }
  }

  func advance(by duration: VirtualDuration) {
    app.advance(by: .init(nanoseconds: duration.nanoseconds))
  }

  func advanceUntilIdle(limit: VirtualDuration) -> Bool {
    app.advanceUntilIdle(limit: .init(nanoseconds: limit.nanoseconds))
  }

  func takeLog() -> [LogEntry] {
    app.recorder.takeEntries().map { entry in
      LogEntry(
        time: VirtualDuration(nanoseconds: entry.time.nanoseconds),
        event: LogEntry.Event(entry.event))
    }
  }
}

extension LogEntry.Event {
  fileprivate init(_ event: NavigationEvent) {
    switch event {
    case .output(let output): self = .output(output.description)
    case .change(let change): self = .change(change.description)
    case .ignored(let reason): self = .ignored(reason.rawValue)
    }
  }
}

extension ShownElement {
  fileprivate init(_ element: Element) {
    self.init(
      id: element.id, alternateID: element.alternateID, role: element.role.rawValue,
      label: element.label, text: element.text)
  }
}
