import ProfileFeature
import Signals

/// The world around the app: the device, its settings and the services.
extension ProfileApp {
  mutating func apply(_ circumstance: Circumstance) -> String? {
    app.server.apply(circumstance) ?? show(circumstance)
  }

  /// Changes what the app is shown on; circumstances of another kind change nothing here.
  mutating func show(_ circumstance: Circumstance) -> String? {
    switch circumstance {
    case .device(let name, let orientation):
      guard let device = Device.named(name.text) else { return "there is no such device" }
      app.traits = app.traits.on(
        device, held: orientation.map(Orientation.init) ?? app.traits.orientation)
    case .rotate:
      app.traits = app.traits.turned
    case .textSize(let name):
      guard let size = ContentSizeCategory(rawValue: name.text) else {
        return "there is no such text size"
      }
      app.traits.contentSizeCategory = size
    case .layout(let name):
      guard let preset = LayoutPreset(rawValue: name.text) else {
        return "there is no such layout"
      }
      app.traits.layoutPreset = preset
    case .appearance(.light): app.traits.appearance = .light
    case .appearance(.dark): app.traits.appearance = .dark
    case .language(let name): app.traits.language = name.text
    case .reduceMotion(let isOn): app.traits.reducesMotion = isOn
    case .latency, .fail, .hold, .release, .offline, .online: break
    }
    return nil
  }

  /// What is still to happen, in words.
  var pending: [String] {
    var pending: [String] = []
    if app.isInBackground {
      pending.append("the app to come back on screen")
    }
    if app.coordinator.isTransitioning {
      pending.append("a transition")
    }
    let requests = app.server.pendingRequests
    for service in ServiceName.allCases {
      if let count = requests[service], count > 0 {
        let words =
          count == 1 ? "a \(service.rawValue) request" : "\(count) \(service.rawValue) requests"
        pending.append(words + (app.server.isHeld(service) ? ", held" : ""))
      }
    }
    if let date = app.clock.nextDate {
      let time = VirtualDuration(nanoseconds: date.nanoseconds).timestamp
      let count = app.clock.scheduledCount
      pending.append(count == 1 ? "a timer until \(time)" : "\(count) timers, the next at \(time)")
    }
    return pending
  }
}

extension Orientation {
  fileprivate init(_ orientation: Circumstance.Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .landscape: self = .landscape
    }
  }
}
