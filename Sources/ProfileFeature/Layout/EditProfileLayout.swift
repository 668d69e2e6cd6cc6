/// What the form shows in which a profile is edited.
public enum EditProfileLayout {
  /// The elements for a state.
  public static func elements(
    for state: EditProfileViewModel.State, bar: NavigationBar
  ) -> ScreenElements {
    let isSaving = state.phase == .saving
    var elements = [EditProfileElement.cancel.element(text: Words.cancel)] + bar.elements
    elements.append(
      EditProfileElement.save.element(
        value: isSaving ? Words.saving : nil, text: Words.save, isEnabled: state.isSaveEnabled))
    for field in [EditProfileElement.name, .username, .bio] {
      let text = field.field.map { state.draft[$0] } ?? ""
      elements.append(field.element(value: text, text: text, isEnabled: !isSaving))
    }
    if let message = message(state.phase) {
      elements.append(EditProfileElement.message.element(label: message, text: message))
    }
    return ScreenElements(elements)
  }

  private static func message(_ phase: EditProfileViewModel.State.Phase) -> String? {
    switch phase {
    case .editing, .saving: nil
    case .failed(.taken): Words.usernameIsTaken
    case .failed(.unavailable), .failed(.notFound): Words.couldNotSave
    }
  }
}
