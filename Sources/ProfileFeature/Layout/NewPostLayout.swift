/// What a new post shows.
public enum NewPostLayout {
  /// The elements for a state.
  public static func elements(
    for state: NewPostViewModel.State, bar: NavigationBar
  ) -> ScreenElements {
    var elements = bar.elements
    elements.append(
      NewPostElement.caption.element(
        value: state.caption, text: state.caption, isEnabled: !state.isPublishing))
    if state.hasFailed {
      elements.append(
        NewPostElement.message.element(label: Words.couldNotPost, text: Words.couldNotPost))
    }
    elements.append(
      NewPostElement.post.element(
        value: state.isPublishing ? Words.saving : nil, text: Words.post,
        isEnabled: !state.isPublishing))
    return ScreenElements(elements)
  }
}
