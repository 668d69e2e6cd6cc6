/// What a post shows.
public enum PostLayout {
  /// The elements for a state.
  public static func elements(for state: PostViewModel.State, bar: NavigationBar) -> ScreenElements
  {
    let caption = state.post.caption
    let isLiked = state.post.isLiked
    return ScreenElements(
      bar.elements + [
        PostElement.image.element(),
        PostElement.caption.element(label: caption, text: caption),
        PostElement.like.element(symbol: isLiked ? "heart.fill" : "heart", isSelected: isLiked),
        PostElement.share.element(symbol: "square.and.arrow.up"),
      ])
  }
}
