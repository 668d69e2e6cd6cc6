/// Every element that can exist, with English labels: for listings and for telling a misspelt id from one that is not on screen.
///
///     ElementCatalog.canExist("post.3")            // true
///     ElementCatalog.canExist("header.follwers")   // false
public enum ElementCatalog {
  /// A line of the catalog.
  public struct Entry: Hashable, Sendable {
    /// The id, or for the cells of a list a pattern: `post.N`, `post#ID`.
    public let id: String
    public let role: Element.Role
    /// What a screen reader says, in general words where each state has its own.
    public let label: String
    /// Whether the id stands for many.
    public let isPattern: Bool
  }

  /// The words of scripts for the screens.
  public static let screens = [
    "profile", "followers", "following", "post", "settings", "edit", "story", "menu", "showcase",
    "search", "upload", "notifications", "archive", "saved", "discard", "logout", "share",
  ]

  /// The elements that a screen can have, in reading order; `nil` when there is no such screen.
  public static func entries(on screen: String) -> [Entry]? {
    switch screen {
    case "profile":
      bar + entries(ProfileElement.allCases.filter { $0 != .spinner })
        + entries(ProfileLayout.cell) + entries([ProfileElement.spinner]) + tabBar
    case "followers", "following":
      bar + entries(UserListLayout.cell) + entries(UserListLayout.follow, role: .button)
        + entries(UserListElement.allCases) + tabBar
    case "post":
      bar + entries(PostElement.allCases) + tabBar
    case "settings":
      bar + entries(SettingsElement.allCases) + tabBar
    case "edit":
      entries([EditProfileElement.cancel]) + entries([BarElement.title])
        + entries(EditProfileElement.allCases.filter { $0 != .cancel })
    case "story":
      grabber + entries(NewStoryElement.allCases)
    case "menu":
      grabber + entries(MenuElement.allCases)
    case "showcase":
      entries(ShowcaseItem.allCases) + entries(ShowcaseLayout.photo, role: .image)
        + entries(ShowcaseElement.allCases) + tabBar
    case "search":
      entries([PhotoSearchElement.cancel]) + title
        + entries(PhotoSearchElement.allCases.filter { $0 != .cancel && $0 != .spinner })
        + entries(PhotoSearchLayout.header, role: .heading) + entries(PhotoSearchLayout.photo)
        + entries([PhotoSearchElement.spinner]) + tabBar
    case "upload":
      title + entries(NewPostLayout.photo) + entries(NewPostElement.allCases) + tabBar
    case "notifications":
      title + entries(NotificationsLayout.cell) + tabBar
    case "archive", "saved":
      bar + entries(ShelfElement.allCases) + tabBar
    case "discard":
      entries(AlertElement.elements(of: .discard))
    case "logout":
      entries(AlertElement.elements(of: .logout))
    case "share":
      grabber + entries([ShareElement.items]) + entries(ShareLayout.item, role: .staticText)
        + entries([ShareElement.close])
    default:
      nil
    }
  }

  /// Every id and pattern once, for finding the one that was meant.
  public static var ids: [String] {
    var ids: [String] = []
    for screen in screens {
      for entry in entries(on: screen) ?? [] where !ids.contains(entry.id) {
        ids.append(entry.id)
      }
    }
    return ids
  }

  /// Whether an element with this id can ever be on a screen.
  public static func canExist(_ id: String) -> Bool {
    cells.contains { $0.matches(id) } || single.contains(id)
  }

  /// The ids of elements that a screen can have once; kept, since long scripts ask for every line.
  private static let single = Set(
    screens.flatMap { entries(on: $0) ?? [] }.filter { !$0.isPattern }.map { $0.id })

  private static let cells = [
    ProfileLayout.cell, UserListLayout.cell, UserListLayout.follow, NotificationsLayout.cell,
    ShowcaseLayout.photo, NewPostLayout.photo, PhotoSearchLayout.header, PhotoSearchLayout.photo,
    ShareLayout.item,
  ]

  private static var bar: [Entry] { entries(BarElement.allCases) }
  private static var grabber: [Entry] { entries(SheetElement.allCases) }
  private static var title: [Entry] { entries([BarElement.title]) }
  private static var tabBar: [Entry] { entries(TabBarElement.allCases) }

  private static func entries(_ elements: [some ScreenElement]) -> [Entry] {
    elements.map { element in
      Entry(
        id: element.rawValue, role: element.role, label: element.label(in: .english),
        isPattern: false)
    }
  }

  private static func entries(
    _ cell: CellPattern, role: Element.Role = .cell
  ) -> [Entry] {
    ["\(cell.prefix).\(cell.isSectioned ? "S.N" : "N")", "\(cell.name)#ID"].map { pattern in
      Entry(id: pattern, role: role, label: Words.english[cell.word], isPattern: true)
    }
  }
}
