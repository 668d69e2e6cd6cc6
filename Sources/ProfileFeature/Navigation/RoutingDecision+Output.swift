extension RoutingDecision {
  /// Decides what an event means, from nothing but the event and its context.
  ///
  ///     let home = NavigationState(stack: [.profile(username: "user_id")])
  ///     RoutingDecision(
  ///       .profile(.settingsButtonDidTap, of: "user_id"), in: RoutingContext(navigation: home))
  ///     // .changes([.push(.settings)])
  public init(_ output: ScreenOutput, in context: RoutingContext) {
    guard !context.isTransitioning else {
      self = .ignored(.transition)
      return
    }
    let decision = RoutingDecision.meaning(of: output, in: context)
    self = decision.reconsidered(isTap: output.isTap, in: context)
  }

  /// The one place where events become changes: a new event does not compile until it has its line here.
  private static func meaning(
    of output: ScreenOutput, in context: RoutingContext
  ) -> RoutingDecision {
    switch output {
    case .backButtonDidTap: .changes([.pop])
    case .grabberDidTap: dismissal(in: context)
    case .tabBar(let output): meaning(of: output, in: context.navigation)
    case .showcase(.linkDidTap(let link)): .changes([.openLink(link)])
    case .photoSearch(let output): meaning(of: output)
    case .newPost(let output): meaning(of: output, in: context)
    case .notifications(.notificationDidSelect(let notice)): meaning(of: notice.target)
    case .profile(let output, let username): meaning(of: output, username, context.itemCount)
    case .userList(let output): meaning(of: output)
    case .post(let output): meaning(of: output)
    case .settings(let output): meaning(of: output)
    case .editProfile(let output): meaning(of: output, context.hasUnsavedChanges)
    case .newStory(.storyCancelButtonDidTap), .newStory(.storyPostButtonDidTap):
      .changes([.dismiss(.newStory)])
    case .menu(let output): meaning(of: output)
    case .alert(let output): meaning(of: output, context.navigation.topModal)
    case .share(.shareCloseButtonDidTap(let content)): .changes([.dismiss(.share(content))])
    }
  }

  /// Takes the sheet on top away, and asks first if something would be lost with it.
  private static func dismissal(in context: RoutingContext) -> RoutingDecision {
    guard let modal = context.navigation.topModal else { return .ignored(.nothingPresented) }
    return .changes([context.hasUnsavedChanges ? .present(.discard(then: nil)) : .dismiss(modal)])
  }

  private static func meaning(
    of output: TabBarViewModel.Output, in navigation: NavigationState
  ) -> RoutingDecision {
    switch output {
    case .tabDidSelect(let tab):
      .changes([.selectTab(tab)])
    case .tabDidReselect where !navigation.isTabBarVisible:
      .ignored(.notHittable)
    case .tabDidReselect(let tab) where tab != navigation.selectedTab:
      .ignored(.stale)
    case .tabDidReselect:
      .changes([navigation.isAtRoot ? .scrollToTop : .popToRoot])
    }
  }

  private static func meaning(of output: PhotoSearchViewModel.Output) -> RoutingDecision {
    switch output {
    case .queryDidChange, .searchDidSubmit, .photoDidSelect, .shareDidCancel: .changes([])
    // The first tap begins to choose.
    case .shareButtonDidTap(let photos):
      .changes(photos.isEmpty ? [] : [.present(.share(.photos(photos)))])
    }
  }

  private static func meaning(
    of output: NewPostViewModel.Output, in context: RoutingContext
  ) -> RoutingDecision {
    switch output {
    case .uploadPhotoDidSelect, .captionDidChange, .uploadPostButtonDidTap:
      .changes([])
    case .postDidPublish where context.isCovered:
      // Whoever went elsewhere meanwhile stays there.
      .changes([])
    case .postDidPublish:
      .changes(
        [.selectTab(.profile)]
          + (context.navigation.stack(of: .profile).count > 1 ? [.popToRoot] : []))
    }
  }

  private static func meaning(
    of output: ProfileViewModel.Output, _ username: String, _ itemCount: Int
  ) -> RoutingDecision {
    switch output {
    case .header(.postButtonDidTap):
      // The header is section 0, the grid section 1.
      itemCount > 0
        ? .changes([.scroll(section: 1, item: 0, animated: true)]) : .ignored(.nothingToShow)
    case .header(.followersButtonDidTap): .changes([.push(.followers(of: username))])
    case .header(.followingButtonDidTap): .changes([.push(.following(of: username))])
    case .header(.editButtonDidTap): .changes([.present(.editProfile)])
    case .header(.followButtonDidTap): .changes([])
    case .header(.storyButtonDidTap): .changes([.present(.newStory)])
    case .settingsButtonDidTap: .changes([.push(.settings)])
    case .menuButtonDidTap: .changes([.present(.menu)])
    case .filterDidSelect: .changes([])
    case .postDidSelect(let id): .changes([.push(.post(id: id))])
    case .refreshDidPull: .changes([])
    }
  }

  private static func meaning(of output: UserListViewModel.Output) -> RoutingDecision {
    switch output {
    case .userDidSelect(let username): .changes([.push(.profile(username: username))])
    case .listFollowButtonDidTap, .listEndDidAppear: .changes([])
    }
  }

  private static func meaning(of output: PostViewModel.Output) -> RoutingDecision {
    switch output {
    case .likeButtonDidTap: .changes([])
    case .postShareButtonDidTap(let id): .changes([.present(.share(.post(id)))])
    }
  }

  private static func meaning(of target: Notice.Target) -> RoutingDecision {
    switch target {
    case .post(let id): .changes([.push(.post(id: id))])
    case .profile(let username): .changes([.push(.profile(username: username))])
    }
  }

  private static func meaning(of output: SettingsViewModel.Output) -> RoutingDecision {
    switch output {
    case .textSizeButtonDidTap, .appearanceButtonDidTap, .layoutButtonDidTap: .changes([])
    case .logoutButtonDidTap: .changes([.present(.logout)])
    }
  }

  private static func meaning(
    of output: EditProfileViewModel.Output, _ hasUnsavedChanges: Bool
  ) -> RoutingDecision {
    switch output {
    case .editFieldDidChange, .editSaveButtonDidTap:
      .changes([])
    case .profileDidSave(let update):
      .changes(
        (update.previousUsername == update.profile.username
          ? [] : [.rename(update.previousUsername, to: update.profile.username)])
          + [.dismiss(.editProfile)])
    case .editCancelButtonDidTap:
      .changes([hasUnsavedChanges ? .present(.discard(then: nil)) : .dismiss(.editProfile)])
    }
  }

  private static func meaning(of output: MenuViewModel.Output) -> RoutingDecision {
    switch output {
    case .settingsDidSelect: .changes([.dismiss(.menu), .push(.settings)])
    case .archiveDidSelect: .changes([.dismiss(.menu), .push(.archive)])
    case .savedDidSelect: .changes([.dismiss(.menu), .push(.saved)])
    }
  }

  /// An alert answers the question that is asked on top; a late answer is about one that is gone.
  private static func meaning(
    of output: AlertViewModel.Output, _ topModal: Modal?
  ) -> RoutingDecision {
    switch output {
    case .discardButtonDidTap:
      guard case .discard(let link)? = topModal else { return .ignored(.stale) }
      return link.map { .follow($0) } ?? .changes([.dismiss(.editProfile)])
    case .keepButtonDidTap:
      guard case .discard(let link)? = topModal else { return .ignored(.stale) }
      return .changes([.dismiss(.discard(then: link))])
    case .logoutConfirmButtonDidTap:
      return .changes([.dismiss(.logout), .reset])
    case .logoutCancelButtonDidTap:
      return .changes([.dismiss(.logout)])
    }
  }

  /// The decision as navigation stands: a destination that is shown already says so, even to a screen
  /// that it covers; otherwise a covered screen takes no taps.
  private func reconsidered(isTap: Bool, in context: RoutingContext) -> RoutingDecision {
    var reason: IgnoredReason?
    if case .changes(let changes) = self, changes.count == 1 {
      do {
        _ = try context.navigation.applying(changes[0])
      } catch {
        reason = error
      }
    }
    if isTap, reason != .alreadyShown, context.isCovered { reason = .notHittable }
    return reason.map { .ignored($0) } ?? self
  }
}
