/// What the form shows in which a profile is edited: each field under its name, and under them
/// what is under way or went wrong.
enum EditProfileLayout {
  static func content(
    for state: EditProfileViewModel.State, in layout: ScreenLayout
  ) -> ScreenContent {
    let words = layout.words
    let column = layout.traits.readableColumn
    let isSaving = state.phase == .saving
    var elements: [Element] = []
    var y = 0.0
    for field in [EditProfileElement.name, .username, .bio] {
      let text = field.field.map { state.draft[$0] } ?? ""
      let element = field.element(words, value: text, text: text, isEnabled: !isSaving)
        .field(in: column, y: y, layout)
      elements.append(element)
      y = element.frame.maxY
    }
    if isSaving {
      let element = EditProfileElement.spinner.element(words).spinner(in: column, y: y + 12)
      elements.append(element)
      y = element.frame.maxY + 12
    }
    if let message = state.phase.message.map({ words[$0] }) {
      let element = EditProfileElement.message.element(words, label: message, text: message)
        .paragraph(in: column, y: y + 12, layout)
      elements.append(element)
      y = element.frame.maxY + 12
    }
    return ScreenContent(
      leadingItems: [EditProfileElement.cancel.element(words, text: words[.cancel])],
      trailingItems: [
        EditProfileElement.save.element(
          words, value: isSaving ? words[.saving] : nil, text: words[.save],
          isEnabled: state.isSaveEnabled)
      ],
      elements: elements, height: y)
  }
}

extension EditProfileViewModel.State.Phase {
  /// What went wrong, if something did.
  var message: Word? {
    switch self {
    case .editing, .saving: nil
    case .failed(.taken): .usernameIsTaken
    case .failed(.unavailable), .failed(.notFound): .couldNotSave
    }
  }
}
