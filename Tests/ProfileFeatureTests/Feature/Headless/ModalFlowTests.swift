import Signals
import Testing

@testable import ProfileFeature

/// A flow ends with its own dismissal, and with nothing else (NV5).
@Suite struct ModalFlowTests {
  @Test func `a form still answers when the alert on it was closed`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tapAndSettle("header.edit")
    app.type("edit.name", "!")
    for _ in 1...3 {
      app.tapAndSettle("edit.cancel")
      #expect(app.navigation.modalName == "discard")
      app.tapAndSettle("alert.keep")
      #expect(app.navigation.presentations.map { $0.modal } == [.editProfile])
      #expect(app.element("edit.name")?.value?.hasPrefix("Onamae!") == true)
      #expect(app.logged { app.type("edit.name", "!") } == ["editFieldDidChange(name)"])
    }
    app.tapAndSettle("edit.save")
    #expect(app.navigation.presentations.isEmpty)
    #expect(app.element("header.name")?.text == "Onamae!!!!")
  }

  @Test func `a swipe that is begun and cancelled ends nothing in a sheet either`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tapAndSettle("nav.menu")
    app.coordinator.perform([.push(.settings)])
    app.settle()
    app.swipeBack(.begin)
    app.advance(by: .milliseconds(100))
    app.swipeBack(.cancel)
    #expect(app.navigation.stackNames == ["menu", "settings"])
    #expect(app.logged { app.tap("settings.textsize") } == ["textSizeButtonDidTap"])
    app.swipeBack()
    #expect(app.logged { app.tap("menu.saved") } == ["savedDidSelect", "dismiss menu"])
    app.settle()
    #expect(app.navigation.stackNames == ["profile", "saved"])
    #expect(app.census.counts == ["profile": 1, "saved": 1])
  }

  @Test func `a header that is scrolled away and back, and loaded anew, sends each tap once`() {
    // UI1: what is shown again is bound again, and heard once.
    let app = HeadlessApp(.other)
    app.settle()
    for _ in 1...5 {
      app.scroll("profile.grid", by: 5_000)
      app.scroll("profile.grid", by: -5_000)
      app.pull("profile.grid")
      app.settle()
      app.tapAndSettle("tab.feed")
      app.tapAndSettle("tab.profile")
      #expect(app.logged { app.tapAndSettle("header.follow") } == ["followButtonDidTap"])
    }
  }
}
