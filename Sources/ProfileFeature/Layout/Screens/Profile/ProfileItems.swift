/// What a profile has to show, before anything has a place.
struct ProfileItems {
  /// A number and what it counts.
  struct Count {
    let element: Element
    let number: String
    let word: String
  }

  private let profile: Profile

  init(_ profile: Profile) {
    self.profile = profile
  }

  var settings: Element { ProfileElement.settings.element(symbol: "gear") }

  var menu: Element { ProfileElement.menu.element(symbol: "line.horizontal.3") }

  var avatar: Element {
    ProfileElement.avatar.element(
      symbol: profile.avatar ?? "person.crop.circle.fill", isHidden: true)
  }

  var name: Element { ProfileElement.name.element(label: profile.name, text: profile.name) }

  var username: Element {
    let handle = Words.handle(profile.username)
    return ProfileElement.username.element(label: handle, text: handle)
  }

  /// An empty bio is nothing to see and nothing to hear.
  var bio: Element? {
    profile.bio.isEmpty
      ? nil : ProfileElement.bio.element(label: profile.bio, text: profile.bio)
  }

  var posts: Count {
    count(.posts, profile.postCount, one: Words.spokenPost, many: Words.spokenPosts)
  }

  var followers: Count {
    count(.followers, profile.followerCount, one: Words.spokenFollower, many: Words.spokenFollowers)
  }

  var following: Count {
    count(
      .following, profile.followingCount, one: Words.spokenFollowing, many: Words.spokenFollowing)
  }

  /// Edits one's own profile, or follows another.
  var mainButton: Element {
    guard !profile.isOwn else { return ProfileElement.edit.element(text: Words.editProfile) }
    let word = profile.isFollowed ? Words.following : Words.follow
    return ProfileElement.follow.element(
      label: word, text: word, symbol: profile.isFollowed ? nil : "plus",
      isSelected: profile.isFollowed)
  }

  /// Only an invitation to follow is filled.
  var isMainButtonFilled: Bool { !profile.isOwn && !profile.isFollowed }

  var story: Element { ProfileElement.story.element(text: Words.newStory, symbol: "plus") }

  static func filter(_ filter: PostFilter, isSelected: Bool) -> Element {
    switch filter {
    case .posts:
      ProfileElement.postsFilter.element(symbol: "rectangle.split.3x3", isSelected: isSelected)
    case .tagged:
      ProfileElement.taggedFilter.element(symbol: "person.crop.rectangle", isSelected: isSelected)
    }
  }

  private func count(
    _ element: ProfileElement, _ count: Int, one: String, many: String
  ) -> Count {
    let number = CountFormat.short(count)
    return Count(
      element: element.element(
        label: "\(CountFormat.full(count)) \(count == 1 ? one : many)",
        text: "\(number) \(element.label)"),
      number: number, word: element.label)
  }
}
