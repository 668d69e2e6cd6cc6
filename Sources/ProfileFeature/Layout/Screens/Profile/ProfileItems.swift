/// What a profile has to show, before anything has a place.
struct ProfileItems {
  /// A number and what it counts.
  struct Count {
    let element: Element
    let number: String
    let word: String
  }

  private let profile: Profile
  private let words: Words

  init(_ profile: Profile, words: Words) {
    self.profile = profile
    self.words = words
  }

  var settings: Element { ProfileElement.settings.element(words, symbol: "gear") }

  var menu: Element { ProfileElement.menu.element(words, symbol: "line.horizontal.3") }

  var avatar: Element {
    ProfileElement.avatar.element(
      words, symbol: profile.avatar ?? "person.crop.circle.fill", isHidden: true)
  }

  var name: Element { ProfileElement.name.element(words, label: profile.name, text: profile.name) }

  var username: Element {
    let handle = profile.handle
    return ProfileElement.username.element(words, label: handle, text: handle)
  }

  /// An empty bio is nothing to see and nothing to hear.
  var bio: Element? {
    profile.bio.isEmpty
      ? nil : ProfileElement.bio.element(words, label: profile.bio, text: profile.bio)
  }

  var posts: Count { count(.posts, profile.postCount, .posts) }

  var followers: Count { count(.followers, profile.followerCount, .followers) }

  var following: Count { count(.following, profile.followingCount, .following) }

  /// Edits one's own profile, or follows another.
  var mainButton: Element {
    guard !profile.isOwn else {
      return ProfileElement.edit.element(words, text: words[.editProfile])
    }
    let word = words[profile.isFollowed ? .following : .follow]
    return ProfileElement.follow.element(
      words, label: word, text: word, symbol: profile.isFollowed ? nil : "plus",
      isSelected: profile.isFollowed)
  }

  /// An invitation to follow is filled, what is followed grey.
  var mainButtonFill: Element.Part.Ink? {
    profile.isOwn ? nil : .followFill(isFollowed: profile.isFollowed)
  }

  var story: Element { ProfileElement.story.element(words, text: words[.newStory], symbol: "plus") }

  func filter(_ filter: PostFilter, isSelected: Bool) -> Element {
    switch filter {
    case .posts:
      ProfileElement.postsFilter.element(
        words, symbol: "rectangle.split.3x3", isSelected: isSelected)
    case .tagged:
      ProfileElement.taggedFilter.element(
        words, symbol: "person.crop.rectangle", isSelected: isSelected)
    }
  }

  private func count(_ element: ProfileElement, _ count: Int, _ spoken: CountedWord) -> Count {
    let number = words.counts.short(count)
    let word = element.label(in: words)
    return Count(
      element: element.element(
        words, label: words[spoken, count: count], text: "\(number) \(word)"),
      number: number, word: word)
  }
}
