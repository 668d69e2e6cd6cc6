import Foundation
import Testing

@testable import ProfileFeature

/// What a screen reader says of each screen, from the first thing to the last.
@Suite struct ReadingOrderTests {
  private func app(showing screen: String) throws -> HeadlessApp {
    try #require(ElementCatalogTests().apps(showing: screen).first)
  }

  /// After a change that is meant, `UPDATE_SNAPSHOTS=1 swift test --filter ReadingOrderTests` writes the file anew;
  /// then read what has changed.
  @Test func `every screen is read as it was`() throws {
    let text = try ElementCatalog.screens.map { screen in
      let app = try app(showing: screen)
      return "\(screen)\n"
        + app.screenElements.speech(in: app.words).map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Snapshots/reading-order.txt")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
      try Data(text.utf8).write(to: file)
    }
    let kept = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    for (line, keptLine) in zip(text.split(separator: "\n"), kept.split(separator: "\n")) {
      #expect(line == keptLine)
    }
    #expect(text == kept)
  }

  @Test(arguments: ElementCatalog.screens)
  func `the bar is read first and the tabs last, whichever way lines run`(screen: String) throws {
    let app = try app(showing: screen)
    for direction in LayoutDirection.allCases {
      app.traits.layoutDirection = direction
      let elements = app.elements.filter { $0.isRead && !$0.isOverlay }
      func isTab(_ element: Element) -> Bool { TabBarElement(rawValue: element.id) != nil }
      let bar = elements.prefix { $0.layer == .bar && !isTab($0) }
      let tabs = elements.suffix(while: isTab)
      let content = elements.dropFirst(bar.count).dropLast(tabs.count)
      #expect(content.allSatisfy { $0.layer != .bar }, "\(screen)")
      #expect(tabs.isEmpty || tabs.count == 5)
      for (group, name) in [(Array(bar), "bar"), (tabs, "tabs")] {
        // From the leading to the trailing side.
        let places = group.map { direction == .leftToRight ? $0.frame.midX : -$0.frame.midX }
        #expect(places == places.sorted(), "\(screen) \(name) \(direction)")
      }
    }
  }

  @Test(arguments: ElementCatalog.screens)
  func `content is read line by line, from the leading side on`(screen: String) throws {
    let app = try app(showing: screen)
    for direction in LayoutDirection.allCases {
      app.traits.layoutDirection = direction
      let content = app.elements.filter {
        $0.isRead && !$0.isOverlay && $0.layer != .bar && $0.scroller == nil
      }
      for (first, second) in zip(content, content.dropFirst()) {
        // The counts beside a name may lie over the text under it.
        let isBelow = second.frame.minY >= first.frame.minY - 0.001
        let isBehind =
          direction == .leftToRight
          ? second.frame.minX >= first.frame.minX - 0.001
          : second.frame.maxX <= first.frame.maxX + 0.001
        let overlapsInHeight =
          second.frame.minY < first.frame.maxY && first.frame.minY < second.frame.maxY
        let isException = first.id == "header.bio" && second.id == "header.posts"
        #expect(
          isException || (overlapsInHeight ? isBehind || isBelow : isBelow),
          "\(screen) \(direction) \(first.id) \(second.id)")
      }
    }
  }

  @Test func `the order is the same whichever way lines run`() throws {
    for screen in ElementCatalog.screens {
      let app = try app(showing: screen)
      let toRight = app.elements.map { $0.id }
      app.traits.layoutDirection = .rightToLeft
      #expect(app.elements.map { $0.id } == toRight, "\(screen)")
    }
  }

  @Test(arguments: ElementCatalog.screens)
  func `places in the order are found by id and by identity`(screen: String) throws {
    let elements = try app(showing: screen).screenElements
    for (position, element) in elements.enumerated() {
      #expect(elements.position(of: element.id) == position)
      if let alternate = element.alternateID {
        #expect(elements.position(of: alternate) == position)
      }
    }
    #expect(elements.position(of: "no such id") == nil)
    #expect(elements.position(of: "post.100000") == nil)
  }
}

extension Array {
  /// The longest end of which every element fulfils a condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> [Element] {
    Array(self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? 0)...])
  }
}
