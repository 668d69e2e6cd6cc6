/// The elements of the tab bar, in its order.
enum TabBarElement: String, ScreenElement {
  case feed = "tab.feed"
  case search = "tab.search"
  case upload = "tab.upload"
  case notifications = "tab.notifications"
  case profile = "tab.profile"

  var tab: Tab {
    switch self {
    case .feed: .feed
    case .search: .search
    case .upload: .upload
    case .notifications: .notifications
    case .profile: .profile
    }
  }

  var role: Element.Role {
    switch self {
    case .feed, .search, .upload, .notifications, .profile: .tab
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .feed: words[.feed]
    case .search: words[.search]
    case .upload: words[.newPost]
    case .notifications: words[.notifications]
    case .profile: words[.profile]
    }
  }

  func symbol(isSelected: Bool) -> String {
    switch self {
    case .feed: "house"
    case .search: "magnifyingglass"
    case .upload: "plus.app"
    case .notifications: isSelected ? "heart.fill" : "heart"
    case .profile: "person"
    }
  }
}
