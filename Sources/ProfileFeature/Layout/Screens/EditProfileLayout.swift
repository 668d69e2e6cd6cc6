/// What the form shows in which a profile is edited: each field under its name, and under them what went wrong.
enum EditProfileLayout {
  static func content(
    for state: EditProfileViewModel.State, in layout: ScreenLayout
  ) -> ScreenContent {
    let column = layout.traits.readableColumn
    let isSaving = state.phase == .saving
    var elements: [Element] = []
    var y = 0.0
    for field in [EditProfileElement.name, .username, .bio] {
      let text = field.field.map { state.draft[$0] } ?? ""
      let element = field.element(value: text, text: text, isEnabled: !isSaving)
        .field(in: column, y: y, layout)
      elements.append(element)
      y = element.frame.maxY
    }
    if let message = message(state.phase) {
      let element = EditProfileElement.message.element(label: message, text: message)
        .paragraph(in: column, y: y + 12, layout)
      elements.append(element)
      y = element.frame.maxY + 12
    }
    return ScreenContent(
      leadingItems: [EditProfileElement.cancel.element(text: Words.cancel)],
      trailingItems: [
        EditProfileElement.save.element(
          value: isSaving ? Words.saving : nil, text: Words.save, isEnabled: state.isSaveEnabled)
      ],
      elements: elements, height: y)
  }

  private static func message(_ phase: EditProfileViewModel.State.Phase) -> String? {
    switch phase {
    case .editing, .saving: nil
    case .failed(.taken): Words.usernameIsTaken
    case .failed(.unavailable), .failed(.notFound): Words.couldNotSave
    }
  }
}
