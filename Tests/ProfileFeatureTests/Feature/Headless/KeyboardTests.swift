import Testing

@testable import ProfileFeature

/// What keys do, and to which text field.
@Suite struct KeyboardTests {
  private func app(_ start: DeepLink? = nil) -> HeadlessApp {
    let app = HeadlessApp(.own, start: start)
    app.settle()
    return app
  }

  @Test func `typing, clearing and tapping focus a text field`() {
    let app = app(.search(""))
    #expect(app.focusedElement == nil)
    app.type("search.field", "")
    #expect(app.focusedElement == nil, "no key was pressed")
    app.type("search.field", "l")
    #expect(app.focusedElement?.id == "search.field")
    app.open("profile://edit")
    app.settle()
    #expect(app.focusedElement == nil)
    app.tap("edit.bio")
    #expect(app.focusedElement?.id == "edit.bio")
    app.clear("edit.name")
    #expect(app.focusedElement?.id == "edit.name")
  }

  @Test func `a field that takes no keys is not focused`() {
    let app = app(.edit)
    app.type("edit.name", "!")
    app.tap("edit.save")
    #expect(app.focusedElement == nil, "it cannot be typed in while it is saved")
    #expect(app.logged { app.type("edit.name", "x") } == ["ignored(notHittable)"])
    #expect(app.logged { app.type("edit.save", "x") } == ["ignored(notHittable)"])
  }

  @Test func `whatever covers a screen takes its keyboard away, for good`() {
    let app = app()
    app.tap("tab.upload")
    app.type("upload.caption", "x")
    app.tap("tab.search")
    #expect(app.focusedElement == nil)
    app.tap("tab.upload")
    #expect(app.focusedElement == nil)
    app.type("upload.caption", "x")
    app.relaunch()
    #expect(app.focusedElement == nil)
  }

  @Test func `Return submits a search, and ends typing`() {
    let app = app(.search(""))
    app.type("search.field", "lake")
    #expect(app.logged { app.press(.return) } == ["searchDidSubmit"])
    #expect(app.focusedElement == nil)
    #expect(app.logged { app.press(.return) } == ["ignored(notHittable)"])
    app.tap("search.field")
    #expect(app.logged { app.press(.return) } == ["searchDidSubmit"])
  }

  @Test(arguments: [
    ("edit.name", "Onamae", false), ("edit.username", "user_id", false), ("edit.bio", "\n", true),
  ])
  func `Return ends a line of a form, or begins another`(id: String, end: String, isFocused: Bool) {
    let app = app(.edit)
    app.tap(id)
    let log = app.logged { app.press(.return) }
    #expect(app.element(id)?.value?.hasSuffix(end) == true)
    #expect((app.focusedElement?.id == id) == isFocused)
    #expect(log == (isFocused ? ["editFieldDidChange(bio)"] : []))
  }

  @Test func `a caption has lines`() {
    let app = app(.tab(.upload))
    app.type("upload.caption", "One")
    app.press(.return)
    app.type("upload.caption", "Two")
    #expect(app.element("upload.caption")?.value == "One\nTwo")
  }

  @Test func `Escape clears a search, and then leaves the field`() {
    let app = app(.search(""))
    app.type("search.field", "la")
    #expect(app.logged { app.press(.escape) } == ["queryDidChange"])
    #expect(app.element("search.field")?.value == "")
    #expect(app.focusedElement != nil)
    #expect(app.logged { app.press(.escape) } == [])
    #expect(app.focusedElement == nil)
    #expect(app.logged { app.press(.escape) } == ["ignored(notHittable)"])
  }

  @Test func `Escape leaves a form's field as it is`() {
    let app = app(.edit)
    app.type("edit.name", "!")
    #expect(app.logged { app.press(.escape) } == [])
    #expect(app.element("edit.name")?.value == "Onamae!")
    #expect(app.logged { app.press(.escape) } == ["ignored(notHittable)"], "it asks to be closed")
  }

  @Test func `Escape ends choosing, lets go of what is dragged first, and dismisses a sheet`() {
    let app = app(.search("lake"))
    app.tap("search.share")
    app.tap("photo.0.0")
    app.longPress("photo.0.1")
    #expect(app.logged { app.press(.escape) } == [])
    #expect(app.element("search.chosen") != nil)
    app.tapAndSettle("search.share")
    #expect(app.logged { app.press(.escape) } == ["dismiss share"])
    app.settle()
    #expect(app.logged { app.press(.escape) } == ["shareDidCancel"])
    #expect(app.logged { app.press(.escape) } == ["ignored(notHittable)"])
  }
}
