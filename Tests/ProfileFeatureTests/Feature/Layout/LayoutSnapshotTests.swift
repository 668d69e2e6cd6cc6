import Foundation
import Testing

@testable import ProfileFeature

/// Where everything on every screen is, for each preset, device and size of text.
///
/// After a change that is meant, `UPDATE_SNAPSHOTS=1 swift test --filter LayoutSnapshotTests` writes the files
/// anew; then read what has changed.
@Suite struct LayoutSnapshotTests {
  @Test(arguments: SnapshotScreen.all, LayoutPreset.allCases)
  func `a screen is laid out as it was`(_ screen: SnapshotScreen, _ preset: LayoutPreset) throws {
    try Snapshot("Snapshots/\(screen)-\(preset.rawValue).txt").expect(
      snapshot(of: screen.app(), preset))
  }

  @Test func `there is a screen of every kind and every name, and no file of another one`() throws {
    let kinds = SnapshotScreen.all.map { screen in
      SnapshotScreen.Kind(screen.app().coordinator.topScreen.state)
    }
    #expect(Set(kinds) == Set(SnapshotScreen.Kind.allCases))
    #expect(Set(SnapshotScreen.all.map { $0.name }) == Set(ElementCatalog.screens))
    #expect(SnapshotScreen.all.allSatisfy { $0.app().navigation.top.name == $0.name })
    let folder = Snapshot("Snapshots").file
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // Other tests keep what they know of screens there too.
    let kept = files.filter { file in
      LayoutPreset.allCases.contains { file.hasSuffix("-\($0.rawValue).txt") }
    }
    let expected = SnapshotScreen.all.flatMap { screen in
      LayoutPreset.allCases.map { "\(screen)-\($0.rawValue).txt" }
    }
    #expect(kept.sorted() == expected.sorted())
  }

  /// A section for each device, way of holding it, and size of text that differs from the default one.
  private func snapshot(of app: HeadlessApp, _ preset: LayoutPreset) -> String {
    var sections: [String] = []
    for device in [Device.iPhone15, .iPad] {
      for orientation in Orientation.allCases {
        func lines(_ category: ContentSizeCategory) -> String {
          self.lines(
            app,
            device.traits(in: orientation).with {
              $0.layoutPreset = preset
              $0.contentSizeCategory = category
            })
        }
        let usual = lines(.large)
        for category in [ContentSizeCategory.large, .extraSmall, .accessibility5] {
          let text = category == .large ? usual : lines(category)
          let title = "\(device.name) \(orientation.rawValue) \(category.rawValue)\n"
          sections.append(
            title + (category != .large && text == usual ? "  as \(Self.usual)\n" : text))
        }
      }
    }
    return sections.joined(separator: "\n")
  }

  private static let usual = ContentSizeCategory.large.rawValue

  /// A line for each element at rest: its id, its frame, where a finger meets it and what can be seen of
  /// it if that is not the same, and how many lines of which text it draws.
  private func lines(_ app: HeadlessApp, _ traits: Traits) -> String {
    let navigation = app.navigation
    let placement = Placement(of: navigation.topModal?.style, on: traits)
    let elements = ScreenLayout(traits: placement.traits).elements(
      for: app.coordinator.topScreen.state, bar: NavigationBar(navigation),
      tabBar: navigation.isTabBarVisible ? app.coordinator.tabBar.currentState : nil,
      origin: placement.origin)
    let shown = elements.filter { !isFurtherCell($0.id) }.map { element in
      var line = "\(element.id)  \(element.frame.text)"
      if element.hitFrame != element.visibleFrame { line += "  hit \(element.hitFrame.text)" }
      if element.visibleFrame != element.frame { line += "  seen \(element.visibleFrame.text)" }
      for part in element.parts {
        if case .text(let lines, let font, _) = part.content {
          line += "  \(lines.count) × \(font.weight.rawValue) \(Rect.text(font.size))"
        }
      }
      return line
    }
    return
      (["content  \(Rect.text(elements.scroll.contentHeight))", "bar  \(elements.barFrame.text)"]
      + shown).map { "  \($0)\n" }.joined()
  }

  /// Whether an element is a cell behind the first dozen of its kind.
  private func isFurtherCell(_ id: String) -> Bool {
    id.split(separator: ".").last.flatMap { Int($0) }.map { $0 >= 12 } ?? false
  }
}
