/// Where a screen reader goes: bar, content and tab bar, each from the start of lines and from the top on.
///
/// Only the screen on top has elements, so nothing under a modal screen or an alert can be reached.
extension ScreenElements {
  /// What a screen reader says of all of it, in the order in which it does.
  ///
  ///     app.screenElements.speech(in: app.words)  // ["user_id, heading", "Settings, button", …]
  public func speech(in words: Words) -> [String] {
    compactMap { $0.isRead ? $0.speech(in: words) : nil }
  }

  /// Where a screen reader begins: at the first heading, or else at the first of all that lies over nothing.
  var firstStop: Int? {
    fixed.firstIndex { $0.role == .heading && $0.isRead }
      ?? indices.first { self[$0].isRead && !self[$0].isOverlay } ?? stop(from: 0)
  }

  /// The first stop at a place or behind it.
  func stop(from position: Int) -> Int? {
    guard position < endIndex else { return nil }
    return (Swift.max(0, position)..<endIndex).first { self[$0].isRead }
  }

  /// The last stop at a place or before it.
  func stop(upTo position: Int) -> Int? {
    guard position >= 0 else { return nil }
    return (0...Swift.min(position, endIndex - 1)).last { self[$0].isRead }
  }

  /// The place in the reading order of the element with this id, given by place or by identity.
  func position(of id: String) -> Int? {
    if let place = fixed.firstIndex(where: { $0.id == id }) { return place }
    if let place = cells?.place(of: id) { return fixed.count + place }
    if let place = closing.firstIndex(where: { $0.id == id }) {
      return endIndex - tabs.count - closing.count + place
    }
    return tabs.firstIndex { $0.id == id }.map { endIndex - tabs.count + $0 }
  }
}
