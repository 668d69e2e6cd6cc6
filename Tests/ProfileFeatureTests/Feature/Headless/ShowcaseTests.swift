import Signals
import Testing

@testable import ProfileFeature

/// The showcase, as a person goes about in it.
@Suite struct ShowcaseTests {
  private func app(_ traits: Traits = .phone) -> HeadlessApp {
    let app = HeadlessApp(.own, traits: traits)
    app.settle()
    app.tap("tab.feed")
    return app
  }

  private func frame(_ id: String, _ app: HeadlessApp) -> Rect {
    app.element(id)?.frame ?? .zero
  }

  @Test(arguments: Link.allCases)
  func `a link opens, wherever the page is scrolled to`(link: Link) {
    let app = app()
    let id = "showcase.\(link.rawValue)"
    for distance in [0.0, 300, 10_000] {
      app.scroll("showcase.hero", by: -10_000)
      app.scroll("showcase.hero", by: distance)
      #expect(
        app.logged { app.tap(id) } == [
          "linkDidTap(\(link.rawValue))", "open link \(link.rawValue)",
        ])
    }
    #expect(
      app.logged { app.tap(at: frame(id, app).center) } == [
        "linkDidTap(\(link.rawValue))", "open link \(link.rawValue)",
      ])
    #expect(app.navigation.stackNames == ["showcase"])
    #expect(app.isIdle)
  }

  @Test(arguments: [
    "showcase.hero", "showcase.text", "showcase.photos", "showcase.photo.0", "showcase.photo.7",
    "showcase.footer", "showcase.photo.8",
  ])
  func `what is only to be looked at takes no taps`(id: String) {
    let app = app()
    #expect(app.logged { app.tap(id) } == ["ignored(notHittable)"])
  }

  @Test func `photos scroll sideways, as far as they go, and the page stays`() {
    let app = app()
    app.scroll(to: "showcase.photos")
    let area = frame("showcase.photos", app)
    app.scroll("showcase.photos", by: 100)
    #expect(frame("showcase.photo.0", app).minX == -100)
    #expect(frame("showcase.photos", app) == area)
    app.scroll("showcase.photo.1", by: 1_000_000)
    #expect(frame("showcase.photo.7", app) == area, "a photo is scrolled with the others")
    app.scroll("showcase.photos", by: -1_000_000)
    #expect(frame("showcase.photo.0", app) == area)
    #expect(app.recorder.outputs.count == 1, "it is no event; only the tab was tapped")
    #expect(app.recorder.ignored == [])
  }

  @Test func `what is scrolled sideways comes into sight first`() {
    let app = app(.phone.with { $0.contentSizeCategory = .accessibility5 })
    #expect(frame("showcase.photos", app).minY > 769)
    app.scroll("showcase.photos", by: 100)
    #expect(abs(frame("showcase.photos", app).maxY - 769) < 0.001)
    #expect(frame("showcase.photo.0", app).minX == -100)
    app.scroll("showcase.hero", by: -10_000)
    app.scrollsToTappedElements = false
    #expect(app.logged { app.scroll("showcase.photos", by: 100) } == ["ignored(notHittable)"])
  }

  @Test func `a photo is scrolled to both ways`() {
    let app = app()
    app.scroll(to: "showcase.photo.6")
    #expect(frame("showcase.photo.6", app) == frame("showcase.photos", app))
    app.scroll(to: "showcase.hero")
    #expect(frame("showcase.hero", app).minY == 59)
    #expect(frame("showcase.photo.6", app).minX == 0, "the photos stay where they are")
  }

  @Test func `the other direction has its further photos on the left`() {
    let app = app(.phone.with { $0.layoutDirection = .rightToLeft })
    app.scroll("showcase.photos", by: 100)
    #expect(frame("showcase.photo.0", app).minX == 100)
    #expect(frame("showcase.photo.1", app).maxX == 97)
  }

  @Test func `both places are kept while another tab is shown, and under a turn`() {
    let app = app()
    app.scroll("showcase.hero", by: 250)
    app.scroll("showcase.photos", by: 396)
    let photo = frame("showcase.photo.1", app)
    #expect(photo.minX == 0)
    app.tap("tab.search")
    app.tap("tab.feed")
    #expect(frame("showcase.photo.1", app) == photo)
    app.traits = app.traits.on(.iPhone15, held: .landscape)
    #expect(frame("showcase.photo.1", app).minX == 59)
    app.traits = app.traits.on(.iPhone15, held: .portrait)
    #expect(frame("showcase.photo.1", app).minX == 0)
    app.tap("tab.feed")
    #expect(frame("showcase.hero", app).minY == 59, "the tab again leads to the top")
    #expect(frame("showcase.photo.1", app).minX == 0)
  }

  @Test func `the bar is hidden here, shown on what is pushed, and hidden again after a swipe`() {
    let app = app()
    #expect(app.screenElements.barFrame.height == 59, "there is nothing but the status bar")
    #expect(frame("showcase.hero", app).minY == 59)
    app.coordinator.perform([.push(.post(id: "p1"))])
    app.settle()
    #expect(app.screenElements.barFrame.height == 59 + 44)
    #expect(app.element("nav.back")?.value == "Post", "the title of the page without a bar")
    app.swipeBack(.begin)
    app.swipeBack(.cancel)
    #expect(app.navigation.stackNames == ["showcase", "post"])
    app.swipeBack()
    #expect(app.navigation.stackNames == ["showcase"])
    #expect(app.screenElements.barFrame.height == 59)
    #expect(app.census.counts == ["profile": 1, "showcase": 1])
  }

  @Test func `the page is counted once, and released with its tab`() {
    let app = app()
    app.tap("tab.profile")
    app.tap("tab.feed")
    #expect(app.census.count("showcase") == 1)
    app.coordinator.perform([.reset])
    #expect(app.census.count("showcase") == 0)
  }
}
