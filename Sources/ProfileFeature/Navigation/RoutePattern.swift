/// What a route change should be, as far as that matters: what is left out is not compared.
///
///     app.tap("header.followers")
///     app.recorder.claimChange().matches(.push("followers"))                      // true
///     RouteChange.push(.settings).matches(.push("settings", title: "Followers"))  // false
public enum RoutePattern: Hashable, Sendable {
  /// The word of scripts for the screen, and for a profile or a post whose or which it is.
  case push(String, String? = nil, title: String? = nil)
  case pop
  case popToRoot
  /// The word of scripts for what is presented.
  case present(String, style: Modal.Style? = nil, title: String? = nil)
  case dismiss(String)
  case scroll(section: Int? = nil, item: Int? = nil, animated: Bool? = nil)
  case scrollToTop
  case selectTab(Tab)
  case openLink(Link)
  /// The tab, its stack and what is presented as ``NavigationState`` describes them.
  case set(tab: String? = nil, stack: String? = nil, modal: String? = nil)
  case rename(from: String? = nil, to: String? = nil)
  case reset
}

extension RouteChange {
  /// Whether all that the pattern says is true of the change.
  public func matches(_ pattern: RoutePattern) -> Bool {
    switch pattern {
    case .push(let name, let argument, let title):
      guard case .push(let route, let actual) = self else { return false }
      return route.name == name && argument.isNil(or: route.argument) && title.isNil(or: actual)
    case .pop: return self == .pop
    case .popToRoot: return self == .popToRoot
    case .present(let name, let style, let title):
      guard case .present(let modal, let actualStyle, let actualTitle) = self else { return false }
      return modal.name == name && style.isNil(or: actualStyle) && title.isNil(or: actualTitle)
    case .dismiss(let name):
      guard case .dismiss(let modal) = self else { return false }
      return modal.name == name
    case .scroll(let section, let item, let animated):
      guard case .scroll(let actualSection, let actualItem, let isAnimated) = self else {
        return false
      }
      return section.isNil(or: actualSection) && item.isNil(or: actualItem)
        && animated.isNil(or: isAnimated)
    case .scrollToTop: return self == .scrollToTop
    case .selectTab(let tab): return self == .selectTab(tab)
    case .openLink(let link): return self == .openLink(link)
    case .set(let tab, let stack, let modal):
      guard case .set(let state) = self else { return false }
      return tab.isNil(or: state.selectedTab.name) && stack.isNil(or: state.stackDescription)
        && modal.isNil(or: state.modalDescription)
    case .rename(let old, let new):
      guard case .rename(let actualOld, let actualNew) = self else { return false }
      return old.isNil(or: actualOld) && new.isNil(or: actualNew)
    case .reset: return self == .reset
    }
  }
}

extension RouteChange? {
  /// Whether there is a change of which all is true that the pattern says.
  public func matches(_ pattern: RoutePattern) -> Bool {
    self?.matches(pattern) ?? false
  }
}

extension Optional where Wrapped: Equatable {
  /// Whether nothing is asked for, or just this.
  fileprivate func isNil(or actual: Wrapped?) -> Bool {
    self == nil || self == actual
  }
}

extension Route {
  /// What stands behind the word of scripts, if something does.
  fileprivate var argument: String? {
    switch self {
    case .profile(let username): username
    case .post(let id): id
    case .search(let query): query.isEmpty ? nil : query
    case .showcase, .newPost, .notifications, .followers, .following, .settings, .archive, .saved:
      nil
    }
  }
}
