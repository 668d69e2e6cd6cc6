/// What the form shows in which a profile is edited.
public enum EditProfileLayout {
  /// The elements for a state.
  public static func elements(
    for state: EditProfileViewModel.State, bar: NavigationBar
  ) -> ScreenElements {
    ScreenElements(
      [EditProfileElement.cancel.element(text: Words.cancel)] + bar.elements + [
        field(.name, state.name), field(.username, state.username), field(.bio, state.bio),
      ])
  }

  /// A field that shows what the profile has and takes no taps.
  private static func field(_ element: EditProfileElement, _ text: String) -> Element {
    element.element(value: text, text: text, isEnabled: false)
  }
}
