/// What a screen reader has in focus on each screen, and what it has said since the last action.
///
/// A focus is kept by identity, so that it stays with what it is on over a reload, and is found again after a
/// screen that it led to has gone.
struct ScreenReader {
  private struct Focus {
    let id: String
    /// Where it stood, for when it is gone.
    let position: Int
  }

  var announcements: [SpokenAnnouncement] = []
  /// The screen that is listened to, and what it showed last.
  private(set) var screen: ScreenID?
  private var state: ScreenState?
  private var focuses: [ScreenID: Focus] = [:]

  /// Listens to another screen from now on.
  mutating func listen(to screen: ScreenID) {
    self.screen = screen
    state = nil
  }

  /// What is to be said of a state that follows the last one.
  mutating func announcements(of new: ScreenState) -> [Announcement] {
    let old = state
    state = new
    return old.map { Announcement.between($0, new) } ?? []
  }

  /// Forgets screens that are gone.
  mutating func keep(_ screens: Set<ScreenID>) {
    focuses = focuses.filter { screens.contains($0.key) }
  }

  /// - Parameter position: where the element stands among those of the screen.
  mutating func focus(_ element: Element, at position: Int, on screen: ScreenID) {
    focuses[screen] = Focus(id: element.alternateID ?? element.id, position: position)
  }

  /// The place of what is in focus; of what stands there now if that is gone.
  func position(in elements: ScreenElements, on screen: ScreenID) -> Int? {
    guard let focus = focuses[screen] else { return elements.firstStop }
    if let position = elements.position(of: focus.id), elements[position].isRead { return position }
    return elements.stop(from: focus.position) ?? elements.stop(upTo: focus.position)
  }
}
