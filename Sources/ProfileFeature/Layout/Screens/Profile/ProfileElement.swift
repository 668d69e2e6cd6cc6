/// The elements of a profile besides its posts, in reading order.
enum ProfileElement: String, ScreenElement {
  case settings = "nav.settings"
  case menu = "nav.menu"
  case avatar = "header.avatar"
  case name = "header.name"
  case username = "header.username"
  case bio = "header.bio"
  case posts = "header.posts"
  case followers = "header.followers"
  case following = "header.following"
  case edit = "header.edit"
  case follow = "header.follow"
  case story = "header.story"
  case postsFilter = "filter.posts"
  case taggedFilter = "filter.tagged"
  case grid = "profile.grid"
  case spinner = "profile.spinner"

  var role: Element.Role {
    switch self {
    case .settings, .menu, .posts, .followers, .following, .edit, .follow, .story: .button
    case .avatar, .spinner: .image
    case .name: .heading
    case .username, .bio: .staticText
    case .postsFilter, .taggedFilter: .tab
    case .grid: .list
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .settings: words[.settings]
    case .menu: words[.menu]
    case .avatar: words[.profilePicture]
    case .name: words[.name]
    case .username: words[.username]
    case .bio: words[.bio]
    case .posts, .postsFilter, .grid: words[.posts]
    case .followers: words[.followers]
    case .following: words[.following]
    case .edit: words[.editProfile]
    case .follow: words[.follow]
    case .story: words[.addToStory]
    case .taggedFilter: words[.tagged]
    case .spinner: words[.refreshing]
    }
  }
}
