import ProfileFeature
import Testing

/// What a change of language does while a screen is shown.
@Suite struct LanguageTests {
  private func app(_ library: ProfileLibrary = .own) -> HeadlessApp {
    let app = HeadlessApp(library, languages: Languages([.czech]))
    app.settle()
    return app
  }

  @Test func `another language shows at once, and the old one again`() {
    let app = app(.other)
    #expect(app.element("header.follow")?.text == "Follow")
    app.traits.language = "cs-CZ"
    #expect(app.words.tag == "cs")
    #expect(app.element("header.follow")?.text == "Sledovat")
    #expect(app.element("header.followers")?.label == "10 543 sledujících osob")
    #expect(app.element("header.followers")?.text == "10,5 tis. Sledující")
    app.traits.language = "en"
    #expect(app.element("header.follow")?.text == "Follow")
    #expect(app.element("header.followers")?.label == "10,543 followers")
  }

  @Test func `an unknown language shows English, from left to right`() {
    let app = app()
    let english = app.elements
    app.traits.language = "ar"
    #expect(app.elements == english)
  }

  @Test func `the direction of lines comes with the language`() throws {
    let app = app()
    let avatar = try #require(app.element("header.avatar")).frame
    app.traits.language = "x-pseudo"
    let mirrored = try #require(app.element("header.avatar")).frame
    #expect(mirrored == avatar.mirrored(in: app.traits.size.width))
    #expect(app.screenElements.traits.direction == .rightToLeft)
    app.traits.language = "en"
    #expect(app.element("header.avatar")?.frame == avatar)
  }

  @Test func `a direction that is set holds whatever the language`() throws {
    let app = app()
    let avatar = try #require(app.element("header.avatar")).frame
    app.traits.layoutDirection = .leftToRight
    app.traits.language = "x-pseudo"
    #expect(app.element("header.avatar")?.frame == avatar)
    app.traits.language = "en"
    app.traits.layoutDirection = .rightToLeft
    #expect(app.element("header.avatar")?.frame == avatar.mirrored(in: app.traits.size.width))
  }

  @Test func `titles in bars are words, those of route changes are English`() {
    let app = app()
    app.traits.language = "cs"
    app.tapAndSettle("header.followers")
    #expect(app.recorder.changes.map { $0.description } == ["push followers title \"Followers\""])
    #expect(app.element("nav.title")?.text == "Sledující")
    #expect(app.element("nav.back")?.label == "Zpět")
    app.back()
    app.settle()
    app.tapAndSettle("nav.settings")
    app.traits.language = "x-pseudo"
    #expect(app.element("nav.title")?.text == Words.pseudo[.settings])
  }

  @Test func `news are told in the language that is shown`() {
    let app = app()
    app.tapAndSettle("tab.notifications")
    #expect(app.element("notification.0")?.label == "Anna Lindqvist follows you")
    app.traits.language = "cs"
    #expect(app.element("notification.0")?.label == "Sleduje vás Anna Lindqvist")
  }

  @Test func `a message of failure follows the language too`() {
    let app = app()
    app.tapAndSettle("header.edit")
    app.server.failures[.edit] = .times(1)
    app.type("edit.name", "x")
    app.tapAndSettle("edit.save")
    #expect(app.element("edit.message")?.text == Words.english[.couldNotSave])
    app.traits.language = "x-pseudo"
    #expect(app.element("edit.message")?.text == Words.pseudo[.couldNotSave])
    #expect(app.element("edit.name")?.value == "Onamaex", "what was typed stays")
  }

  @Test func `no event and no change comes of it`() {
    let app = app()
    let entries = app.recorder.entries
    for language in ["cs", "x-pseudo", "ar", "", "en"] {
      app.traits.language = language
      _ = app.elements
    }
    app.settle()
    #expect(app.recorder.entries == entries)
  }

  @Test func `where one is scrolled to stays in sight`() {
    let app = HeadlessApp(.huge)
    app.settle()
    app.scroll(to: "post.5000")
    let before = app.screenElements.visible.filter { $0.role == .cell }.map { $0.alternateID }
    app.traits.language = "x-pseudo"
    let after = app.screenElements.visible.filter { $0.role == .cell }.map { $0.alternateID }
    #expect(after.first == before.first)
  }
}
