import ProfileFeature
import Signals
import Testing

/// What a person changes while a screen is shown shows at once, and means nothing else.
@Suite struct TraitsInUseTests {
  private func app() -> HeadlessApp {
    let app = HeadlessApp(.other)
    app.settle()
    return app
  }

  @Test func `light and dark change what the settings say, and no frame`() {
    let app = app()
    app.tapAndSettle("nav.settings")
    let frames = app.elements.map { $0.frame }
    #expect(app.element("settings.appearance")?.value == "light")
    app.traits.appearance = .dark
    #expect(app.element("settings.appearance")?.value == "dark")
    app.traits.appearance = .light
    #expect(app.elements.map { $0.frame } == frames)
  }

  @Test func `bold text is wider, and the profile makes room for it`() throws {
    func width(_ app: HeadlessApp) throws -> Double {
      let name = try #require(app.element("header.name"))
      guard case .text(let lines, let font, _) = try #require(name.parts.first).content else {
        return 0
      }
      let measurer = TableTextMeasurer()
      return lines.map { measurer.measure($0, font: font, width: .infinity, lineLimit: nil) }
        .map { $0.size.width }.reduce(0, +)
    }
    let app = app()
    let regular = app.elements
    let narrow = try width(app)
    app.traits.usesBoldText = true
    #expect(try width(app) > narrow)
    #expect(app.elements.map { $0.text } == regular.map { $0.text })
    app.traits.usesBoldText = false
    #expect(app.elements == regular)
  }

  @Test func `less motion changes no frame, no event and no time`() {
    func log(_ reducesMotion: Bool) -> [RouteRecorder.Entry] {
      let app = app()
      let frames = app.elements.map { $0.frame }
      app.traits.reducesMotion = reducesMotion
      #expect(app.elements.map { $0.frame } == frames)
      app.tapAndSettle("header.followers")
      app.back()
      app.tap("header.posts")
      app.settle()
      app.tapAndSettle("header.posts")
      return app.recorder.entries
    }
    #expect(log(true) == log(false))
  }

  @Test func `all of them changed during a transition change nothing of it`() {
    let app = app()
    app.tap("header.followers")
    app.advance(by: .milliseconds(100))
    app.traits.reducesMotion = true
    app.traits.usesBoldText = true
    app.traits.appearance = .dark
    app.traits.language = "x-pseudo"
    #expect(app.coordinator.isTransitioning)
    app.advance(by: .milliseconds(249))
    #expect(app.coordinator.isTransitioning)
    app.advance(by: .milliseconds(1))
    #expect(!app.coordinator.isTransitioning)
    #expect(app.navigation.stackNames == ["profile", "followers"])
  }
}
