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

  var label: String {
    switch self {
    case .feed: Words.feed
    case .search: Words.search
    case .upload: Words.newPost
    case .notifications: Words.notifications
    case .profile: Words.profile
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
