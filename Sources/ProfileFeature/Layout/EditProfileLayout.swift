/// What the form shows in which a profile is edited: each field under its name, at least 44 high.
enum EditProfileLayout {
  static func content(
    for state: EditProfileViewModel.State, in layout: ScreenLayout
  ) -> ScreenContent {
    let column = layout.traits.readableColumn
    var y = 0.0
    let fields = [
      (EditProfileElement.name, state.name), (.username, state.username), (.bio, state.bio),
    ].map { element, text in
      let field = field(element, text, in: column, y: y, layout)
      y = field.frame.maxY
      return field
    }
    return ScreenContent(
      leadingItems: [EditProfileElement.cancel.element(text: Words.cancel)],
      elements: fields, height: y)
  }

  /// A field that shows what the profile has and takes no taps.
  private static func field(
    _ element: EditProfileElement, _ text: String, in column: Column, y: Double,
    _ layout: ScreenLayout
  ) -> Element {
    let caption = TextBlock(
      element.label, layout.traits.font(.footnote), width: column.width, in: layout)
    let value = TextBlock(text, layout.traits.font(.body), width: column.width, in: layout)
    // An empty field is as high as a line, so that there is something to tap.
    let valueHeight = max(value.height, layout.traits.snapped(value.font.lineHeight))
    let frame = column.rect(y: y, height: max(44, caption.height + valueHeight + 16))
    let captionFrame = column.rect(y: y + 8, height: caption.height)
    return element.element(value: text, text: text, isEnabled: false)
      .placed(
        in: frame,
        parts: [
          caption.part(in: captionFrame, ink: .secondary),
          value.part(in: column.rect(y: captionFrame.maxY, height: valueHeight)),
        ])
  }
}
