import Foundation
import Testing

@testable import ProfileFeature

/// Where everything on a profile is, for each preset, device and size of text.
///
/// After a change that is meant, `UPDATE_SNAPSHOTS=1 swift test --filter LayoutSnapshotTests` writes the files
/// anew; then read what has changed.
@Suite struct LayoutSnapshotTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let preset: LayoutPreset
    let device: Device
    let orientation: Orientation

    var testDescription: String {
      "\(preset.rawValue) \(device.name) \(orientation.rawValue)"
    }

    static let all = LayoutPreset.allCases.flatMap { preset in
      [Device.iPhone15, .iPad].flatMap { device in
        Orientation.allCases.map { Case(preset: preset, device: device, orientation: $0) }
      }
    }
  }

  @Test(arguments: Case.all)
  func `a profile is laid out as it was`(_ test: Case) throws {
    let sections = [ContentSizeCategory.extraSmall, .large, .accessibility5].map { category in
      let traits = test.device.traits(in: test.orientation).with {
        $0.layoutPreset = test.preset
        $0.contentSizeCategory = category
      }
      return "\(category.rawValue)\n" + lines(traits).map { "  \($0)\n" }.joined()
    }
    let text = sections.joined(separator: "\n")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
      .appendingPathComponent(test.testDescription.replacing(" ", with: "-") + ".txt")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
      try Data(text.utf8).write(to: file)
    }
    let kept = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    for (line, keptLine) in zip(text.split(separator: "\n"), kept.split(separator: "\n")) {
      #expect(line == keptLine)
    }
    #expect(text == kept)
  }

  /// The elements at rest, the first cells of the grid among them, with frames and the lines of their text.
  private func lines(_ traits: Traits) -> [String] {
    let bar = NavigationBar(title: "anna.codes", hasBackButton: false, hasLargeTitle: true)
    let elements = ScreenLayout(traits: traits).elements(for: .profile(.init(.other)), bar: bar)
    let shown = elements.prefix(elements.count - 16 + 4).map { element in
      var line = "\(element.id)  \(element.frame.text)"
      if element.hitFrame != element.visibleFrame { line += "  hit \(element.hitFrame.text)" }
      if element.visibleFrame != element.frame { line += "  seen \(element.visibleFrame.text)" }
      let texts = element.parts.compactMap { part in
        if case .text(let lines, let font, _) = part.content {
          "\(font.weight.rawValue) \(font.size): " + lines.joined(separator: " | ")
        } else {
          nil
        }
      }
      return ([line] + texts).joined(separator: "\n    ")
    }
    return [
      "content  \(Rect.text(elements.scroll.contentHeight))", "bar  \(elements.barFrame.text)",
    ] + shown
  }
}
