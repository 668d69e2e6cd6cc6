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

  @Test func `a share sheet names the post that it closes over`() {
    let share = ShareViewModel(post: Post(id: "p1", caption: "Lake"), census: Census())
    let outputs = Log(share.outputs)
    share.closeButtonTapped()
    #expect(outputs.values == [.shareCloseButtonDidTap("p1")])
  }
}
