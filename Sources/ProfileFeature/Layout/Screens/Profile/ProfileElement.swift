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

  var role: Element.Role {
    switch self {
    case .settings, .menu, .posts, .followers, .following, .edit, .follow, .story: .button
    case .avatar: .image
    case .name: .heading
    case .username, .bio: .staticText
    case .postsFilter, .taggedFilter: .tab
    case .grid: .list
    }
  }

  var label: String {
    switch self {
    case .settings: Words.settings
    case .menu: Words.menu
    case .avatar: Words.profilePicture
    case .name: Words.name
    case .username: Words.username
    case .bio: Words.bio
    case .posts, .postsFilter, .grid: Words.posts
    case .followers: Words.followers
    case .following: Words.following
    case .edit: Words.editProfile
    case .follow: Words.follow
    case .story: Words.addToStory
    case .taggedFilter: Words.tagged
    }
  }
}
