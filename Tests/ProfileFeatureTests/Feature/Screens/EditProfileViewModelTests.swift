import Testing

@testable import ProfileFeature

@Suite struct EditProfileViewModelTests {
  private let manual = ManualServices()
  private let profile = ProfileLibrary.own.main.profile

  private func form() -> EditProfileViewModel {
    EditProfileViewModel(
      profile: profile, service: manual.services(for: .own).edit, census: Census())
  }

  @Test func `begins with what the profile has, and nothing to save`() {
    let form = form()
    #expect(form.currentState.draft == ProfileDraft(profile))
    #expect(!form.currentState.hasChanges)
    #expect(!form.currentState.isSaveEnabled)
    form.saveButtonTapped()
    #expect(manual.edit.queries.isEmpty)
  }

  @Test(arguments: [
    (ProfileDraft.Field.name, "A", true), (.name, String(repeating: "a", count: 30), true),
    (.name, "", false), (.name, String(repeating: "a", count: 31), false),
    (.name, String(repeating: "👩‍👩‍👧", count: 30), true),
    (.username, "a", true), (.username, "A.b_9", true), (.username, "Jürgen", true),
    (.username, String(repeating: "a", count: 30), true), (.username, "", false),
    (.username, String(repeating: "a", count: 31), false), (.username, "a b", false),
    (.username, "a-b", false), (.username, "a@b", false), (.username, "٣", false),
    (.bio, "", true), (.bio, String(repeating: "a", count: 150), true),
    (.bio, String(repeating: "a", count: 151), false),
  ])
  func `can be saved within the limits`(field: ProfileDraft.Field, text: String, isValid: Bool) {
    let form = form()
    form.textChanged(field, to: text)
    #expect(form.currentState.hasChanges)
    #expect(form.currentState.isSaveEnabled == isValid)
    #expect(form.currentState.draft.faults == (isValid ? [] : [field]))
  }

  @Test func `has nothing to save when a change was taken back`() {
    let form = form()
    form.textChanged(.name, to: "Other")
    form.textChanged(.name, to: profile.name)
    #expect(!form.currentState.hasChanges)
    #expect(!form.currentState.isSaveEnabled)
  }

  @Test func `saves what was typed, once, and says so`() {
    let form = form()
    let outputs = Log(form.outputs)
    form.textChanged(.bio, to: "New")
    form.saveButtonTapped()
    form.saveButtonTapped()
    #expect(form.currentState.phase == .saving)
    #expect(manual.edit.queries.map { $0.bio } == ["New"])
    var saved = profile
    saved.bio = "New"
    manual.edit.succeed(0, saved)
    #expect(
      outputs.values == [
        .editFieldDidChange(.bio), .editSaveButtonDidTap,
        .profileDidSave(ProfileUpdate(previousUsername: "user_id", profile: saved)),
      ])
  }

  @Test func `takes no keys while it is being saved`() {
    let form = form()
    form.textChanged(.bio, to: "New")
    form.saveButtonTapped()
    let outputs = Log(form.outputs)
    form.textChanged(.bio, to: "Newer")
    #expect(form.currentState.draft.bio == "New")
    #expect(outputs.values.isEmpty)
  }

  @Test func `keeps the text when saving fails, says so until a key, and saves again`() {
    let form = form()
    form.textChanged(.bio, to: "New")
    form.saveButtonTapped()
    manual.edit.fail(0)
    #expect(form.currentState.phase == .failed(.unavailable))
    #expect(form.currentState.draft.bio == "New")
    #expect(form.currentState.isSaveEnabled)
    form.textChanged(.bio, to: "Newer")
    #expect(form.currentState.phase == .editing)
    form.saveButtonTapped()
    manual.edit.finish(1)
    #expect(form.currentState.phase == .failed(.unavailable), "an end without an answer is none")
    #expect(manual.edit.queries.count == 2)
  }

  @Test func `sends each state once`() {
    let form = form()
    let states = Log(form.state)
    form.textChanged(.bio, to: "New")
    form.textChanged(.bio, to: "New")
    form.saveButtonTapped()
    #expect(states.values.map { $0.phase } == [.editing, .editing, .saving])
  }

  @Test func `what is typed after a failure is one more state`() {
    let form = form()
    form.textChanged(.bio, to: "New")
    form.saveButtonTapped()
    manual.edit.fail(0)
    let states = Log(form.state)
    form.textChanged(.bio, to: "Newer")
    #expect(states.values.map { $0.phase } == [.failed(.unavailable), .editing])
    #expect(states.values.map { $0.draft.bio } == ["New", "Newer"])
  }

  @Test func `is freed with its request under way`() {
    weak var weakForm: EditProfileViewModel?
    do {
      let form = form()
      weakForm = form
      form.textChanged(.bio, to: "New")
      form.saveButtonTapped()
    }
    #expect(weakForm == nil)
    manual.edit.succeed(0, profile)
  }
}
