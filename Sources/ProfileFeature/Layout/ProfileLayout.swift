/// What a profile shows.
public enum ProfileLayout {
  static let cell = CellPattern(prefix: "post", name: "post", label: Words.picture)

  /// The elements for a state: pure, so that equal states have equal elements.
  public static func elements(
    for state: ProfileViewModel.State, bar: NavigationBar
  ) -> ScreenElements {
    ScreenElements(
      bar.elements + barButtons + header(state.header.profile) + filterBar(state.filter)
        + [grid(state)],
      cells: cells(state.shownPosts))
  }

  private static var barButtons: [Element] {
    [
      ProfileElement.settings.element(symbol: "gear"),
      ProfileElement.menu.element(symbol: "line.horizontal.3"),
    ]
  }

  private static func header(_ profile: Profile) -> [Element] {
    var elements = [
      ProfileElement.avatar.element(
        symbol: profile.avatar ?? "person.crop.circle.fill", isHidden: true),
      ProfileElement.name.element(label: profile.name, text: profile.name),
      text(.username, Words.handle(profile.username)),
    ]
    // An empty line is nothing to see and nothing to hear.
    if !profile.bio.isEmpty { elements.append(text(.bio, profile.bio)) }
    elements += [
      count(.posts, profile.postCount, one: Words.spokenPost, many: Words.spokenPosts),
      count(
        .followers, profile.followerCount, one: Words.spokenFollower, many: Words.spokenFollowers),
      count(
        .following, profile.followingCount, one: Words.spokenFollowing,
        many: Words.spokenFollowing),
    ]
    if profile.isOwn {
      elements.append(ProfileElement.edit.element(text: Words.editProfile))
    } else {
      elements.append(followButton(isFollowing: profile.isFollowed))
    }
    elements.append(ProfileElement.story.element(text: Words.newStory, symbol: "plus"))
    return elements
  }

  private static func text(_ element: ProfileElement, _ text: String) -> Element {
    element.element(label: text, text: text)
  }

  private static func count(
    _ element: ProfileElement, _ count: Int, one: String, many: String
  ) -> Element {
    element.element(
      label: "\(CountFormat.full(count)) \(count == 1 ? one : many)",
      text: "\(CountFormat.short(count)) \(element.label)")
  }

  private static func followButton(isFollowing: Bool) -> Element {
    let word = isFollowing ? Words.following : Words.follow
    return ProfileElement.follow.element(
      label: word, text: word, symbol: isFollowing ? nil : "plus", isSelected: isFollowing)
  }

  private static func filterBar(_ selected: PostFilter) -> [Element] {
    PostFilter.allCases.map { filter in
      switch filter {
      case .posts:
        ProfileElement.postsFilter.element(
          symbol: "rectangle.split.3x3", isSelected: filter == selected)
      case .tagged:
        ProfileElement.taggedFilter.element(
          symbol: "person.crop.rectangle", isSelected: filter == selected)
      }
    }
  }

  private static func grid(_ state: ProfileViewModel.State) -> Element {
    let label =
      switch state.filter {
      case .posts: Words.posts
      case .tagged: Words.tagged
      }
    return ProfileElement.grid.element(
      label: label, value: state.isRefreshing ? Words.refreshing : nil)
  }

  private static func cells(_ posts: PostCollection) -> ScreenElements.Cells {
    ScreenElements.Cells(
      cell, count: posts.count,
      makeElement: { index in
        cell.element(at: index, identity: posts[index].id, label: posts[index].caption)
      },
      indexOfID: { posts.index(ofID: $0) })
  }
}
