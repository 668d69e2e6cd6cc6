import Testing

@testable import ProfileFeature

@Suite struct ElementSpeechTests {
  struct Case: CustomTestStringConvertible {
    let speech: String
    let element: Element

    init(_ speech: String, _ role: Element.Role, _ label: String, value: String? = nil) {
      self.speech = speech
      element = Element(id: "x", role: role, label: label, value: value)
    }

    var testDescription: String { speech }
  }

  @Test(arguments: [
    Case("Follow, button", .button, "Follow"), Case("Lake, button", .cell, "Lake"),
    Case("Anna, heading", .heading, "Anna"), Case("Picture, image", .image, "Picture"),
    Case("Hello.", .staticText, "Hello."), Case("Posts, tab", .tab, "Posts"),
    Case("Name, Anna, text field", .textField, "Name", value: "Anna"),
    Case("Name, text field", .textField, "Name", value: ""),
    Case("Back, user_id, button", .button, "Back", value: "user_id"),
    Case("Posts, Refreshing", .list, "Posts", value: "Refreshing"), Case("button", .button, ""),
  ])
  func `says what it is, what it has, and what can be done with it`(example: Case) {
    #expect(example.element.speech(in: .english) == example.speech)
  }

  @Test func `says how it stands before what can be done with it`() {
    let selected = Element(id: "x", role: .tab, label: "Posts", isSelected: true)
    let dimmed = Element(id: "x", role: .button, label: "Save", isEnabled: false)
    let both = Element(
      id: "x", role: .button, label: "Save", value: "Saving", isEnabled: false, isSelected: true)
    #expect(selected.speech(in: .english) == "Posts, selected, tab")
    #expect(dimmed.speech(in: .english) == "Save, dimmed, button")
    #expect(both.speech(in: .english) == "Save, Saving, selected, dimmed, button")
  }

  @Test func `what it adds is in the language`() {
    let element = Element(id: "x", role: .button, label: "Anna", isSelected: true)
    #expect(
      element.speech(in: .pseudo)
        == "Anna, \(Words.pseudo[.selected]), \(Words.pseudo[.button])")
  }

  @Test func `what is hidden is not read, nor is a list itself`() {
    for role in Element.Role.allCases {
      let shown = Element(id: "x", role: role, label: "x")
      let hidden = Element(id: "x", role: role, label: "x", isHidden: true)
      #expect(shown.isRead == (role != .list))
      #expect(!hidden.isRead)
    }
  }

  @Test func `counts are said in full, and the avatar is passed over`() {
    let app = HeadlessApp(.huge)
    app.settle()
    #expect(app.element("header.followers")?.speech(in: .english) == "1,234,567 followers, button")
    #expect(app.element("header.avatar")?.isRead == false)
  }
}
