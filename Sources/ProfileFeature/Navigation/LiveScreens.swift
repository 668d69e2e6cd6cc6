import Signals

/// The screens that exist for a navigation state: in the same places, and for as long.
struct LiveScreens {
  struct Entry {
    let id: ScreenID
    let destination: Destination
    let screen: Screen
    /// Hears the screen's events for as long as the entry exists.
    let binding: AnyCancellable?
  }

  /// The stack under all modal screens first; in each the root first. None is empty.
  private(set) var layers: [[Entry]] = []

  /// The screen on top.
  var top: Entry? { layers.last?.last }

  /// The screen with this id, if it exists.
  func entry(_ id: ScreenID) -> Entry? {
    for layer in layers {
      if let entry = layer.first(where: { $0.id == id }) { return entry }
    }
    return nil
  }

  /// The modal screen that is the root of the sheet with this root, if it exists.
  func modal(_ id: ScreenID) -> Modal? {
    guard let entry = layers.dropFirst().first(where: { $0.first?.id == id })?.first,
      case .modal(let modal) = entry.destination
    else { return nil }
    return modal
  }

  mutating func push(_ entry: Entry) {
    layers[layers.count - 1].append(entry)
  }

  mutating func present(_ entry: Entry) {
    layers.append([entry])
  }

  /// Removes the top screens of the topmost layer until so many are left.
  ///
  /// - Returns: what was removed, for the caller to release.
  mutating func popTop(leaving count: Int) -> [Entry] {
    let last = layers.count - 1
    let removed = Array(layers[last][count...])
    layers[last].removeSubrange(count...)
    return removed
  }

  /// Removes the layer of a modal screen and those above it.
  ///
  /// - Returns: what was removed, for the caller to release.
  mutating func dismiss(_ modal: Modal) -> [Entry] {
    let destination = Destination.modal(modal)
    guard let index = layers.firstIndex(where: { $0.first?.destination == destination }) else {
      return []
    }
    let removed = layers[index...].flatMap { $0 }
    layers.removeSubrange(index...)
    return removed
  }
}
