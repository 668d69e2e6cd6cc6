import Testing

@testable import profile_sim

@Suite struct FingerprintTests {
  private func element(
    _ id: String, label: String = "", text: String = "", role: String = "button",
    isEnabled: Bool = true, isSelected: Bool = false, isLarge: Bool = false
  ) -> ShownElement {
    var element = ShownElement(id: id, alternateID: nil, role: role, label: label, text: text)
    element.isEnabled = isEnabled
    element.isSelected = isSelected
    element.isLarge = isLarge
    return element
  }

  private func isSame(_ one: [ShownElement], _ other: [ShownElement]) -> Bool {
    let app = NotebookApp()
    return Fingerprint(of: app, elements: one) == Fingerprint(of: app, elements: other)
  }

  @Test func `tells apart what a person can`() {
    let plain = [element("a", label: "Follow")]
    #expect(!isSame(plain, [element("a", label: "Following")]))
    #expect(!isSame(plain, [element("b", label: "Follow")]))
    #expect(!isSame(plain, [element("a", label: "Follow", isEnabled: false)]))
    #expect(!isSame(plain, [element("a", label: "Follow", isSelected: true)]))
    #expect(!isSame(plain, [element("a", label: "Follow", isLarge: true)]))
    #expect(!isSame(plain, [element("a", label: "Follow", text: "Dark")]))
    #expect(isSame(plain, [element("a", label: "Follow")]))
  }

  @Test func `takes no heed of numbers, and of what was typed`() {
    #expect(
      isSame([element("a", label: "1,234 posts")], [element("a", label: "7 posts")]))
    #expect(!isSame([element("a", label: "1 post")], [element("a", label: "7 posts")]))
    #expect(
      isSame(
        [element("f", text: "Anna", role: "textField")],
        [element("f", text: "Bert", role: "textField")]))
    #expect(isSame([element("post.3")], [element("post.4")]))
  }

  @Test func `of a list only its ends count`() {
    let ids = ["title", "row.0", "row.0.cell.0", "row.1", "row.2", "row.2.cell.9", "end"]
    #expect(
      ids.map { element($0) }.representatives.map(\.id) == [
        "title", "row.0", "row.0.cell.0", "row.2", "row.2.cell.9", "end",
      ])
    #expect(["a.x", "b"].map { element($0) }.representatives.map(\.id) == ["a.x", "b"])
  }

  @Test func `of a stack the screen on top counts and the one below`() {
    var shallow = NotebookApp()
    shallow.push("a")
    var deep = shallow
    deep.push("a")
    var deeper = deep
    deeper.push("a")
    #expect(Fingerprint(of: shallow, elements: []) != Fingerprint(of: deep, elements: []))
    #expect(Fingerprint(of: deep, elements: []) == Fingerprint(of: deeper, elements: []))
  }
}
