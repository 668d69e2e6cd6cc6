import ProfileFeature
import Signals

/// A row of the table of events: how a person comes to a screen, and what happens there.
struct RoutingRow: Sendable {
  /// The changes that lead to the screen from one's own profile.
  var way: [RouteChange]
  /// Those that lead to an equal screen, or the same one, from a profile tab two screens deep.
  var deepWay: [RouteChange]
  /// What a person does, or a service answers, on that screen.
  let act: @Sendable (Screen, Bench) -> Void

  private init(
    _ way: [RouteChange], deep: [RouteChange]? = nil,
    _ act: @escaping @Sendable (Screen, Bench) -> Void
  ) {
    self.way = way
    deepWay = deep ?? [.push(.archive)] + way
    self.act = act
  }

  private static let me = "user_id"
  private static let anna = "anna.codes"

  private static func profile(
    _ act: @escaping @Sendable (ProfileViewModel) -> Void
  ) -> RoutingRow {
    RoutingRow([], deep: [.push(.followers(of: me)), .push(.profile(username: anna))]) {
      screen, _ in
      if case .profile(let viewModel) = screen { act(viewModel) }
    }
  }

  private static func list(_ act: @escaping @Sendable (UserListViewModel) -> Void) -> RoutingRow {
    RoutingRow([.push(.followers(of: me))]) { screen, _ in
      if case .userList(let viewModel) = screen { act(viewModel) }
    }
  }

  private static func post(_ act: @escaping @Sendable (PostViewModel) -> Void) -> RoutingRow {
    RoutingRow([.push(.post(id: "p7"))]) { screen, _ in
      if case .post(let viewModel) = screen { act(viewModel) }
    }
  }

  private static func settings(
    _ act: @escaping @Sendable (SettingsViewModel) -> Void
  ) -> RoutingRow {
    RoutingRow([.push(.settings)]) { screen, _ in
      if case .settings(let viewModel) = screen { act(viewModel) }
    }
  }

  private static func edit(
    _ act: @escaping @Sendable (EditProfileViewModel, Bench) -> Void
  ) -> RoutingRow {
    RoutingRow([.present(.editProfile)]) { screen, bench in
      if case .editProfile(let viewModel) = screen { act(viewModel, bench) }
    }
  }

  private static func story(_ act: @escaping @Sendable (NewStoryViewModel) -> Void) -> RoutingRow {
    RoutingRow([.present(.newStory)]) { screen, _ in
      if case .newStory(let viewModel) = screen { act(viewModel) }
    }
  }

  private static func menu(_ act: @escaping @Sendable (MenuViewModel) -> Void) -> RoutingRow {
    RoutingRow([.present(.menu)]) { screen, _ in
      if case .menu(let viewModel) = screen { act(viewModel) }
    }
  }

  private static func alert(
    _ way: [RouteChange], _ act: @escaping @Sendable (AlertViewModel) -> Void
  ) -> RoutingRow {
    RoutingRow(way) { screen, _ in
      if case .alert(let viewModel) = screen { act(viewModel) }
    }
  }

  private static func discard(
    then link: DeepLink? = nil, _ act: @escaping @Sendable (AlertViewModel) -> Void
  ) -> RoutingRow {
    alert([.present(.editProfile), .present(.discard(then: link))], act)
  }

  private static func upload(
    _ act: @escaping @Sendable (NewPostViewModel, Bench) -> Void
  ) -> RoutingRow {
    RoutingRow([.selectTab(.upload)]) { screen, bench in
      if case .newPost(let viewModel) = screen { act(viewModel, bench) }
    }
  }

  /// What is done when a search has found some photos.
  private static func search(
    _ act: @escaping @Sendable (PhotoSearchViewModel) -> Void
  ) -> RoutingRow {
    RoutingRow([.selectTab(.search)]) { screen, bench in
      guard case .photoSearch(let search) = screen else { return }
      search.queryChanged(to: "a")
      bench.manual.clock.advance(by: .milliseconds(PhotoSearchViewModel.typingPause))
      bench.manual.search.succeed(0, .named("a", 3))
      act(search)
    }
  }

  private static func showcase(_ link: Link) -> RoutingRow {
    RoutingRow([.selectTab(.feed)]) { screen, _ in
      if case .showcase(let viewModel) = screen { viewModel.linkTapped(link) }
    }
  }

  private static func notice(_ id: Notice.ID) -> RoutingRow {
    RoutingRow([.selectTab(.notifications)]) { screen, _ in
      if case .notifications(let viewModel) = screen { viewModel.notificationTapped(id) }
    }
  }

  private static func tab(_ tab: Tab, from other: Tab? = nil) -> RoutingRow {
    RoutingRow(other.map { [.selectTab($0)] } ?? []) { _, bench in
      bench.coordinator.tabBar.tabTapped(tab)
    }
  }

  /// A form in which something was typed is saved, as somebody of this name, and the service answers.
  private static func saved(as username: String) -> RoutingRow {
    edit { form, bench in
      form.textChanged(.name, to: "New Name")
      form.saveButtonTapped()
      bench.manual.edit.succeed(0, Profile(username: username, name: "New Name"))
    }
  }

  static let all: [RoutingRow] =
    [
      RoutingRow([.push(.followers(of: me))]) { _, bench in bench.coordinator.backButtonTapped() },
      RoutingRow([.present(.newStory)]) { _, bench in bench.coordinator.grabberTapped() },
    ]
    + Tab.allCases.filter { $0 != .profile }.flatMap { [tab($0), tab($0, from: $0)] }
    + [tab(.profile, from: .feed), tab(.profile)]
    + [
      profile { $0.header.postsTapped() },
      profile { $0.header.followersTapped() },
      profile { $0.header.followingTapped() },
      profile { $0.header.editButtonTapped() },
      profile { $0.header.followButtonTapped() },
      profile { $0.header.storyButtonTapped() },
      profile { $0.settingsButtonTapped() },
      profile { $0.menuButtonTapped() },
      profile { $0.filterTapped(.posts) },
      profile { $0.filterTapped(.tagged) },
      profile { $0.postTapped("p7") },
      profile { $0.postTapped("gone") },
      profile { $0.refreshPulled() },
      list { $0.rowTapped(anna) },
      list { $0.rowTapped("gone") },
      list { $0.followTapped(anna) },
      list { $0.endReached() },
      post { $0.likeButtonTapped() },
      post { $0.shareButtonTapped() },
      settings { $0.textSizeTapped() },
      settings { $0.appearanceTapped() },
      settings { $0.layoutTapped() },
      settings { $0.logoutTapped() },
      edit { form, _ in form.textChanged(.name, to: "New Name") },
      edit { form, _ in form.textChanged(.username, to: "new.name") },
      edit { form, _ in form.textChanged(.bio, to: "New") },
      edit { form, _ in
        form.textChanged(.name, to: "New Name")
        form.saveButtonTapped()
      },
      saved(as: me),
      saved(as: "new.name"),
      edit { form, _ in form.cancelButtonTapped() },
      edit { form, _ in
        form.textChanged(.name, to: "New Name")
        form.cancelButtonTapped()
      },
      story { $0.cancelButtonTapped() },
      story { $0.postButtonTapped() },
      menu { $0.settingsTapped() },
      menu { $0.archiveTapped() },
      menu { $0.savedTapped() },
      discard { $0.confirmButtonTapped() },
      discard { $0.cancelButtonTapped() },
      discard(then: .tab(.feed)) { $0.confirmButtonTapped() },
      discard(then: .tab(.feed)) { $0.cancelButtonTapped() },
      alert([.push(.settings), .present(.logout)]) { $0.confirmButtonTapped() },
      alert([.push(.settings), .present(.logout)]) { $0.cancelButtonTapped() },
      RoutingRow([.push(.post(id: "p7")), .present(.share(.post("p7")))]) { screen, _ in
        if case .share(let viewModel) = screen { viewModel.closeButtonTapped() }
      },
      search { $0.queryChanged(to: "b") },
      search { $0.searchSubmitted() },
      search { $0.photoTapped("a-0") },
      search { $0.shareButtonTapped() },
      search { search in
        search.shareButtonTapped()
        search.photoTapped("a-1")
        search.shareButtonTapped()
      },
      search { search in
        search.shareButtonTapped()
        search.cancelButtonTapped()
      },
      showcase(.telegram),
      showcase(.linkedin),
      upload { form, _ in form.photoTapped("r2") },
      upload { form, _ in form.captionChanged(to: "New") },
      upload { form, _ in form.postButtonTapped() },
      upload { form, bench in
        form.postButtonTapped()
        bench.manual.upload.succeed(0, Post(id: "new-1", caption: ""))
      },
      notice("person"),
      notice("post"),
      notice("gone"),
    ]
}
