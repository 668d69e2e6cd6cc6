import ProfileFeature
import Testing

@Suite struct ModalViewModelTests {
  @Test func `edit profile shows what the profile has`() {
    let edit = EditProfileViewModel(profile: ProfileLibrary.own.main.profile, census: Census())
    #expect(edit.currentState.name == "Onamae")
    #expect(edit.currentState.username == "user_id")
    #expect(edit.currentState.bio == ProfileLibrary.own.main.profile.bio)
    #expect(Log(edit.state).values == [edit.currentState])
  }

  @Test func `edit profile has one input for each event`() {
    let edit = EditProfileViewModel(profile: ProfileLibrary.own.main.profile, census: Census())
    let outputs = Log(edit.outputs)
    edit.cancelButtonTapped()
    #expect(outputs.values == EditProfileViewModel.Output.allCases)
  }

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
    #expect(outputs.values == MenuViewModel.Output.allCases)
  }
}
