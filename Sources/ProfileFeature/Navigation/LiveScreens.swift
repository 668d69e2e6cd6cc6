import Signals

/// The screens that exist for a navigation state: in the same places, and for as long.
///
/// A tab that was not shown has none yet.
struct LiveScreens {
  struct Entry {
    let id: ScreenID
    var destination: Destination
    let screen: Screen
    /// Hears the screen's events for as long as the entry exists.
    let binding: AnyCancellable?
  }

  var selectedTab: Tab
  /// The root first in each; none is empty.
  var tabs: [Tab: [Entry]] = [:]
  /// The stacks of the modal screens, which stand at their roots, the topmost last; none is empty.
  var modals: [[Entry]] = []

  /// The stack under all modal screens first.
  var layers: [[Entry]] { [tabs[selectedTab, default: []]] + modals }

  /// The screen on top.
  var top: Entry? { modals.last?.last ?? tabs[selectedTab]?.last }

  /// All screens, those of the tabs that are not selected too.
  var all: [Entry] {
    Tab.allCases.flatMap { tabs[$0, default: []] } + modals.flatMap { $0 }
  }

  /// The screen with this id, if it exists.
  func entry(_ id: ScreenID) -> Entry? {
    if let top, top.id == id { return top }
    return all.first { $0.id == id }
  }

  /// The modal screen that is the root of the sheet with this root, if it exists.
  func modal(_ id: ScreenID) -> Modal? {
    guard let entry = modals.first(where: { $0.first?.id == id })?.first,
      case .modal(let modal) = entry.destination
    else { return nil }
    return modal
  }

  mutating func push(_ entry: Entry) {
    if modals.isEmpty {
      tabs[selectedTab, default: []].append(entry)
    } else {
      modals[modals.count - 1].append(entry)
    }
  }

  /// Removes the screen on top.
  mutating func pop() {
    if modals.isEmpty {
      tabs[selectedTab]?.removeLast()
    } else {
      modals[modals.count - 1].removeLast()
    }
  }

  /// Removes what stands on the root of the topmost layer.
  mutating func popToRoot() {
    if modals.isEmpty {
      tabs[selectedTab]?.removeSubrange(1...)
    } else {
      modals[modals.count - 1].removeSubrange(1...)
    }
  }

  /// Removes the layer of a modal screen and those above it.
  mutating func dismiss(_ modal: Modal) {
    let destination = Destination.modal(modal)
    guard let index = modals.firstIndex(where: { $0.first?.destination == destination }) else {
      return
    }
    modals.removeSubrange(index...)
  }

  /// Lets the screens' destinations follow a person who took another username.
  mutating func rename(from old: String, to new: String) {
    for tab in Tab.allCases { tabs[tab]?.rename(from: old, to: new) }
    for index in modals.indices { modals[index].rename(from: old, to: new) }
  }
}

extension [LiveScreens.Entry] {
  fileprivate mutating func rename(from old: String, to new: String) {
    for index in indices {
      guard case .route(let route) = self[index].destination else { continue }
      self[index].destination = .route(route.renamed(from: old, to: new))
    }
  }
}
