import Signals
import Testing

@testable import ProfileFeature

/// A new post, as a person makes it.
@Suite struct NewPostTests {
  private func app() -> HeadlessApp {
    let app = HeadlessApp(.own)
    app.settle()
    app.tap("tab.upload")
    return app
  }

  private func chosen(_ app: HeadlessApp) -> [String] {
    app.elements.filter { $0.id.hasPrefix("upload.photo.") && $0.isSelected }.map { $0.id }
  }

  @Test func `a photo is chosen by a tap, by place or identity, and exactly one`() {
    let app = app()
    #expect(chosen(app) == ["upload.photo.0"])
    #expect(app.logged { app.tap("upload.photo.4") } == ["uploadPhotoDidSelect(r5)"])
    #expect(chosen(app) == ["upload.photo.4"])
    app.tap("upload.photo#r2")
    app.tap("upload.photo#r2")
    #expect(chosen(app) == ["upload.photo.1"])
    #expect(app.logged { app.tap("upload.photo.9") } == ["ignored(notHittable)"])
    app.tap("tab.feed")
    app.tap("tab.upload")
    #expect(chosen(app) == ["upload.photo.1"], "the choice is kept over a tab switch")
  }

  @Test func `a post of the chosen photo is the first in the grid, and the draft is gone`() {
    let app = app()
    app.tap("upload.photo.4")
    app.tap("upload.post")
    #expect(app.navigation.selectedTab == .profile)
    #expect(
      app.element("post.0")?.label == "The long stairs", "what a picture without a caption shows")
    app.tapAndSettle("post.0")
    #expect(app.element("post.image")?.label == "The long stairs")
    #expect(app.element("post.caption")?.text == "")
    app.tap("tab.upload")
    #expect(chosen(app) == ["upload.photo.0"])
    #expect(app.element("upload.caption")?.value == "")
  }

  @Test func `a caption names the post where it has one`() {
    let app = app()
    app.tap("upload.photo.1")
    app.type("upload.caption", "Tea")
    app.tap("upload.post")
    #expect(app.element("post.0")?.label == "Tea")
    app.tapAndSettle("post.0")
    #expect(app.element("post.image")?.label == "Two cups")
  }

  @Test func `while it is published nothing of it can be changed`() {
    let app = app()
    app.server.latencies[.upload] = .seconds(2)
    app.tap("upload.post")
    for id in ["upload.photo.1", "upload.caption", "upload.post"] {
      #expect(app.logged { app.tap(id) } == ["ignored(notHittable)"], "\(id)")
    }
    #expect(app.element("upload.spinner") != nil)
    app.settle()
    app.tap("tab.upload")
    #expect(app.element("upload.spinner") == nil)
  }

  @Test func `a failure keeps photo and caption for another try`() {
    let app = app()
    app.server.failures[.upload] = .times(1)
    app.tap("upload.photo.3")
    app.type("upload.caption", "Lake")
    app.tap("upload.post")
    #expect(app.element("upload.message")?.text == "Your post could not be shared. Try again.")
    #expect(chosen(app) == ["upload.photo.3"])
    app.tap("upload.post")
    #expect(app.element("post.0")?.label == "Lake")
  }

  @Test func `a draft outlives links and other tabs, but neither a relaunch nor logging out`() {
    for leave in [{ $0.relaunch() }, { $0.coordinator.perform([.reset]) }]
      as [(HeadlessApp) -> Void]
    {
      let app = app()
      app.tap("upload.photo.3")
      app.type("upload.caption", "Draft")
      #expect(app.logged { app.open("profile://settings") }.count == 1, "nobody is asked")
      app.settle()
      app.tap("tab.upload")
      #expect(app.element("upload.caption")?.value == "Draft")
      #expect(chosen(app) == ["upload.photo.3"])
      leave(app)
      app.settle()
      app.tap("tab.upload")
      #expect(app.element("upload.caption")?.value == "")
      #expect(chosen(app) == ["upload.photo.0"])
    }
  }
}
