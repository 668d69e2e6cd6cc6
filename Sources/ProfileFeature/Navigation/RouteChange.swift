/// One step of navigation, as a front end performs it.
///
/// Its description is the line that a script expects:
///
///     RouteChange.push(.followers(of: "user_id")).description  // push followers title "Followers"
public enum RouteChange: Hashable, Sendable {
  case push(Route, title: String)
  case pop
  case popToRoot
  case present(Modal, style: Modal.Style, title: String?)
  /// Takes away the named screen and everything that stands on it.
  case dismiss(Modal)
  /// Scrolls the screen on top until the item is at the top, below pinned bars.
  case scroll(section: Int, item: Int, animated: Bool)
  /// Scrolls the screen on top back to where it began, animated.
  case scrollToTop
  /// Shows a tab as it was left.
  case selectTab(Tab)
  /// Leaves the app for a place outside it.
  case openLink(Link)
  /// Sets modal screens, tab and stacks together, as a link does.
  case set(NavigationState)
  /// A person took another username: the routes that name it follow.
  case rename(String, to: String)
  /// Begins anew at the root, with every screen made afresh.
  case reset

  /// A push with the route's own title.
  public static func push(_ route: Route) -> RouteChange {
    .push(route, title: route.title)
  }

  /// A presentation in the modal screen's own style and with its own title.
  public static func present(_ modal: Modal) -> RouteChange {
    .present(modal, style: modal.style, title: modal.title)
  }
}

extension RouteChange: CustomStringConvertible {
  public var description: String {
    switch self {
    case .push(let route, let title):
      return "push \(route) title \(ScriptWord.quoted(title))"
    case .pop:
      return "pop"
    case .popToRoot:
      return "pop to root"
    case .present(let modal, let style, let title):
      let presentation = "present \(modal.name) \(style)"
      guard let title else { return presentation }
      return "\(presentation) title \(ScriptWord.quoted(title))"
    case .dismiss(let modal):
      return "dismiss \(modal.name)"
    case .scroll(let section, let item, let animated):
      return "scroll section \(section) item \(item) top" + (animated ? " animated" : "")
    case .scrollToTop:
      return "scroll to top animated"
    case .selectTab(let tab):
      return "select tab \(tab.name)"
    case .openLink(let link):
      return "open link \(link.rawValue)"
    case .set(let state):
      return "set \(state)"
    case .rename(let old, let new):
      return "rename from \(ScriptWord(old)) to \(ScriptWord(new))"
    case .reset:
      return "reset"
    }
  }
}

extension Modal.Style: CustomStringConvertible {
  public var description: String {
    switch self {
    case .fullScreen: "fullscreen"
    case .sheet: "sheet"
    case .alert: "alert"
    }
  }
}
