import Signals
import Testing

@testable import ProfileFeature

/// Editing one's profile, from the header and back to it.
@Suite struct EditingTests {
  /// An app in which the form was opened, and a name typed if wanted.
  private func editing(_ text: String? = nil) -> HeadlessApp {
    let app = HeadlessApp(.own)
    app.settle()
    app.tapAndSettle("header.edit")
    if let text { app.type("edit.name", text) }
    return app
  }

  @Test func `typing is one event for each key`() {
    let app = editing()
    #expect(
      app.logged { app.type("edit.bio", "Hi") } == [
        "editFieldDidChange(bio)", "editFieldDidChange(bio)",
      ])
    #expect(app.element("edit.bio")?.value?.hasSuffix("page.Hi") == true)
    app.clear("edit.bio")
    #expect(app.element("edit.bio")?.value == "")
    #expect(app.logged { app.type("edit.save", "x") } == ["ignored(notHittable)"])
    #expect(app.logged { app.type("header.name", "x") } == ["ignored(notHittable)"])
  }

  @Test func `what is saved shows in the header when the form goes`() {
    let app = editing(" II")
    app.clear("edit.bio")
    app.type("edit.bio", "New bio")
    #expect(app.logged { app.tap("edit.save") } == ["editSaveButtonDidTap"])
    #expect(app.element("edit.save")?.value == "Saving")
    #expect(app.logged { app.tap("edit.save") } == ["ignored(notHittable)"])
    app.settle()
    #expect(app.log.suffix(2) == ["profileDidSave(user_id)", "dismiss edit"])
    #expect(app.navigation.presentations.isEmpty)
    #expect(app.element("header.name")?.text == "Onamae II")
    #expect(app.element("header.bio")?.text == "New bio")
    app.pull("profile.grid")
    app.settle()
    #expect(app.element("header.name")?.text == "Onamae II")
  }

  @Test func `another username is taken over by every screen that names it`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tapAndSettle("header.followers")
    app.tap("tab.notifications")
    app.settle()
    app.coordinator.perform([.push(.profile(username: "user_id"))])
    app.settle()
    app.tapAndSettle("header.edit")
    app.clear("edit.username")
    app.type("edit.username", "new.name")
    app.tapAndSettle("edit.save")
    #expect(
      app.log.suffix(3) == [
        "profileDidSave(new.name)", "rename from user_id to new.name", "dismiss edit",
      ])
    #expect(app.element("nav.title")?.text == "new.name")
    #expect(app.element("header.username")?.text == "@new.name")
    app.tapAndSettle("header.following")
    #expect(app.count(ofPrefix: "list.row") == 2)
    app.tap("tab.profile")
    #expect(app.navigation.stack == [.profile(username: "new.name"), .followers(of: "new.name")])
    let list = app.coordinator.topScreenID
    app.open("profile://tab/feed")
    app.open("profile://followers")
    #expect(app.coordinator.topScreenID == list, "the screens are those that were there before")
    app.back()
    app.settle()
    app.pull("profile.grid")
    app.settle()
    #expect(app.element("nav.title")?.text == "new.name")
    #expect(app.count(ofPrefix: "post") == 12)
    app.relaunch()
    app.settle()
    #expect(app.element("header.username")?.text == "@new.name")
  }

  @Test func `another username while the page still loads does not keep the posts away`() {
    let app = HeadlessApp(.own)
    app.server.latencies[.posts] = .seconds(5)
    app.pull("profile.grid")
    app.tap("header.edit")
    app.advance(by: .milliseconds(500))
    app.type("edit.username", "2")
    app.tap("edit.save")
    app.settle()
    #expect(app.count(ofPrefix: "post") == 12)
    #expect(app.element("header.username")?.text == "@user_id2")
  }

  @Test func `a failure says so, keeps the text, and can be tried again`() {
    let app = editing("!")
    app.server.failures[.edit] = .times(1)
    app.tapAndSettle("edit.save")
    #expect(app.element("edit.message")?.text == "Your changes could not be saved. Try again.")
    #expect(app.element("edit.name")?.value == "Onamae!")
    app.tapAndSettle("edit.save")
    #expect(app.element("header.name")?.text == "Onamae!")
  }

  @Test func `a username of somebody else cannot be taken`() {
    let app = editing()
    app.clear("edit.username")
    app.type("edit.username", "anna.codes")
    app.tapAndSettle("edit.save")
    #expect(app.element("edit.message")?.text == "This username is taken.")
    #expect(app.navigation.modalName == "edit")
  }

  @Test func `cancelling with changes asks first`() {
    let app = editing("!")
    #expect(app.logged { app.tap("edit.cancel") }.last == "present discard alert")
    app.settle()
    app.tapAndSettle("alert.keep")
    #expect(app.navigation.modalName == "edit")
    #expect(app.element("edit.name")?.value == "Onamae!")
    app.tapAndSettle("edit.cancel")
    app.tapAndSettle("alert.discard")
    #expect(app.navigation.presentations.isEmpty)
    #expect(app.element("header.name")?.text == "Onamae")
    #expect(app.census.counts == ["profile": 1])
  }

  @Test func `cancelling without changes asks nothing`() {
    let app = editing("!")
    app.clear("edit.name")
    app.type("edit.name", "Onamae")
    #expect(app.logged { app.tap("edit.cancel") }.last == "dismiss edit")
  }

  @Test func `being dismissed from outside asks as well`() {
    let app = editing("!")
    #expect(app.logged { app.dismiss() } == ["present discard alert"])
    app.settle()
    #expect(app.logged { app.dismiss() } == ["dismiss discard"], "the alert itself loses nothing")
    app.settle()
    #expect(app.navigation.modalName == "edit")
  }

  @Test func `saving that ends while the alert comes up takes both away, in order`() {
    let app = editing("!")
    app.tap("edit.save")
    app.advance(by: .milliseconds(300))
    #expect(app.logged { app.tap("edit.cancel") }.last == "present discard alert")
    app.advance(by: .milliseconds(200))
    #expect(app.log.last == "profileDidSave(user_id)", "it waits for the alert")
    app.settle()
    #expect(app.log.last == "dismiss edit")
    #expect(app.navigation.presentations.isEmpty)
    #expect(app.census.counts == ["profile": 1])
  }

  @Test func `saving that ends while the form goes is about one that is gone`() {
    let app = editing("!")
    app.tap("edit.save")
    app.coordinator.perform([.dismiss(.editProfile)])
    app.settle()
    #expect(app.log.suffix(2) == ["profileDidSave(user_id)", "ignored(stale)"])
    #expect(app.element("header.name")?.text == "Onamae!", "the service did it all the same")
  }

  @Test func `leaving the form takes its request back`() {
    let app = editing("!")
    app.server.latencies[.edit] = .seconds(9)
    app.tap("edit.save")
    app.coordinator.perform([.dismiss(.editProfile)])
    app.advance(by: .milliseconds(500))
    #expect(app.server.pendingRequests == [:])
    #expect(app.element("header.name")?.text == "Onamae")
  }
}
