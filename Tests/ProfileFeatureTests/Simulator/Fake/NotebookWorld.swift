@testable import profile_sim

/// What is around a notebook: what it is shown on, and the ink that saving takes.
struct NotebookWorld {
  private(set) var device = "Pocket"
  private(set) var isLandscape = false
  private(set) var textSize = "small"
  private(set) var layout = "plain"
  private(set) var language = "en"
  private(set) var isDark = false
  private(set) var reducesMotion = false
  private(set) var latency = VirtualDuration(nanoseconds: 250_000_000)
  private(set) var isHeld = false
  private(set) var isOffline = false
  /// How often saving fails yet.
  private var failures = 0

  mutating func apply(_ circumstance: Circumstance) {
    switch circumstance {
    case .device(let name, let orientation):
      device = name.text
      isLandscape = orientation.map { $0 == .landscape } ?? isLandscape
    case .rotate: isLandscape.toggle()
    case .textSize(let size): textSize = size.text
    case .layout(let preset): layout = preset.text
    case .appearance(let appearance): isDark = appearance == .dark
    case .language(let name): language = name.text
    case .reduceMotion(let isOn): reducesMotion = isOn
    case .latency(_, let duration): latency = duration
    case .fail(_, let times): failures = times ?? .max
    case .hold: isHeld = true
    case .release: isHeld = false
    case .offline: isOffline = true
    case .online: isOffline = false
    }
  }

  /// Whether ink fails now, which uses up one of the times.
  mutating func isFailing() -> Bool {
    guard !isOffline else { return true }
    guard failures > 0 else { return false }
    if failures < .max { failures -= 1 }
    return true
  }

  /// The name of the screen, in a frame.
  func picture(of name: String, title: String) -> Picture {
    let width = (device == "Folio" ? 120.0 : 90.0) + (isLandscape ? 30 : 0)
    let area = Picture.Area(x: 6, y: 12, width: width - 12, height: 36)
    let font = Picture.Font(size: textSize == "large" ? 20 : 10, weight: .bold)
    return Picture(
      width: width, height: 60, title: title, description: name, isDark: isDark,
      layers: [
        Picture.Layer(
          clip: Picture.Area(x: 0, y: 0, width: width, height: 60),
          items: [
            Picture.Item(
              id: "cover.title", role: "heading", label: "Title", area: area, isInteractive: true,
              shapes: [
                .text(
                  Picture.Text(
                    lines: [name],
                    area: Picture.Area(x: 12, y: 24, width: width - 24, height: 12), font: font,
                    alignment: .center, width: 30))
              ])
          ])
      ])
  }
}
