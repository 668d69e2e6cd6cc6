import ProfileFeature
import Testing

@Suite struct ModalViewModelTests {
  @Test func `new story has one input for each event`() {
    let story = NewStoryViewModel(census: Census())
    let outputs = Log(story.outputs)
    story.cancelButtonTapped()
    story.postButtonTapped()
    #expect(outputs.values == NewStoryViewModel.Output.allCases)
  }

  @Test func `menu has one input for each event`() {
    let menu = MenuViewModel(census: Census())
    let outputs = Log(menu.outputs)
    menu.settingsTapped()
    menu.archiveTapped()
    menu.savedTapped()
    #expect(outputs.values == MenuViewModel.Output.allCases)
  }

  @Test(arguments: AlertViewModel.Question.allCases)
  func `an alert has an input for each of its answers`(question: AlertViewModel.Question) {
    let alert = AlertViewModel(question, census: Census())
    let outputs = Log(alert.outputs)
    alert.confirmButtonTapped()
    alert.cancelButtonTapped()
    switch question {
    case .discard: #expect(outputs.values == [.discardButtonDidTap, .keepButtonDidTap])
    case .logout:
      #expect(outputs.values == [.logoutConfirmButtonDidTap, .logoutCancelButtonDidTap])
    }
  }

  @Test(arguments: [
    (SharedContent.post("p1"), "shareCloseButtonDidTap(p1)"),
    (
      .photos([Photo(id: "b", title: "B"), Photo(id: "a", title: "A")]),
      "shareCloseButtonDidTap(b, a)"
    ),
  ])
  func `a share sheet names what it closes over`(content: SharedContent, output: String) {
    let share = ShareViewModel(content, census: Census())
    let outputs = Log(share.outputs)
    share.closeButtonTapped()
    #expect(outputs.values.map { $0.description } == [output])
  }
}
