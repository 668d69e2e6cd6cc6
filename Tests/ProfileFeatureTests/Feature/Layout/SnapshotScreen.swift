@testable import ProfileFeature

/// A screen as it is when a person has come to it, to be laid out on any device.
struct SnapshotScreen: Sendable, CustomStringConvertible {
  /// The word of scripts for the screen, and what is special about this one.
  let description: String
  private let library: ProfileLibrary
  private let way: @Sendable (HeadlessApp) -> Void

  private init(
    _ name: String, in library: ProfileLibrary = .own,
    _ way: @escaping @Sendable (HeadlessApp) -> Void
  ) {
    description = name
    self.library = library
    self.way = way
  }

  private init(_ name: String, _ taps: String...) {
    self.init(name) { app in for id in taps { app.tapAndSettle(id) } }
  }

  /// The word of scripts for the screen.
  var name: String { String(description.prefix { $0 != "-" }) }

  static let all = [
    SnapshotScreen("profile"),
    SnapshotScreen("profile-of-another", in: .other) { $0.tap("filter.tagged") },
    SnapshotScreen("profile-empty", in: .empty) { $0.pull("profile.grid") },
    SnapshotScreen("followers", "header.followers"),
    SnapshotScreen("following", "header.following"),
    SnapshotScreen("post", "post.0"),
    SnapshotScreen("settings", "nav.settings"),
    SnapshotScreen("edit", "header.edit"),
    SnapshotScreen("edit-failed") { app in
      app.tapAndSettle("header.edit")
      app.type("edit.name", "!")
      app.server.failures[.edit] = .always
      app.tapAndSettle("edit.save")
    },
    SnapshotScreen("story", "header.story"),
    SnapshotScreen("menu", "nav.menu"),
    SnapshotScreen("showcase", "tab.feed"),
    SnapshotScreen("search", "tab.search"),
    SnapshotScreen("search-large") { app in
      app.tapAndSettle("tab.search")
      app.type("search.field", "lake")
      app.settle()
      app.tapAndSettle("photo.0.1")
    },
    SnapshotScreen("search-chosen") { app in
      app.tapAndSettle("tab.search")
      app.type("search.field", "lake")
      app.settle()
      for id in ["search.share", "photo.0.1", "photo.0.0"] { app.tapAndSettle(id) }
    },
    SnapshotScreen("upload", "tab.upload"),
    SnapshotScreen("upload-failed") { app in
      app.tapAndSettle("tab.upload")
      app.type("upload.caption", "A walk by the sea, and back over the hill")
      app.server.failures[.upload] = .always
      app.tapAndSettle("upload.post")
    },
    SnapshotScreen("notifications", "tab.notifications"),
    SnapshotScreen("archive", "nav.menu", "menu.archive"),
    SnapshotScreen("saved", "nav.menu", "menu.saved"),
    SnapshotScreen("discard") { app in
      app.tapAndSettle("header.edit")
      app.type("edit.name", "!")
      app.tapAndSettle("edit.cancel")
    },
    SnapshotScreen("logout", "nav.settings", "settings.logout"),
    SnapshotScreen("share", "post.0", "post.share"),
  ]

  /// An app in which the screen is on top.
  func app() -> HeadlessApp {
    let app = HeadlessApp(library)
    app.settle()
    way(app)
    return app
  }

  /// Every kind of screen state, so that a new one has to be given a screen above.
  enum Kind: CaseIterable {
    case showcase
    case photoSearch
    case newPost
    case notifications
    case profile
    case userList
    case post
    case settings
    case shelf
    case editProfile
    case newStory
    case menu
    case alert
    case share

    init(_ state: ScreenState) {
      self =
        switch state {
        case .showcase: .showcase
        case .photoSearch: .photoSearch
        case .newPost: .newPost
        case .notifications: .notifications
        case .profile: .profile
        case .userList: .userList
        case .post: .post
        case .settings: .settings
        case .shelf: .shelf
        case .editProfile: .editProfile
        case .newStory: .newStory
        case .menu: .menu
        case .alert: .alert
        case .share: .share
        }
    }
  }
}
