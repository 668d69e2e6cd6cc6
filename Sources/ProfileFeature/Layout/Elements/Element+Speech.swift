/// What a screen reader makes of an element.
extension Element {
  /// Whether a screen reader stops at it. A list is where its cells stand, and no stop of its own.
  public var isRead: Bool {
    switch role {
    case .list: false
    case .button, .cell, .heading, .image, .staticText, .tab, .textField: !isHidden
    }
  }

  /// What a screen reader says of it: what it is, what it has, how it stands, and what can be done with it.
  ///
  ///     app.element("header.followers")?.speech(in: .english)  // "1,000 followers, button"
  ///     app.element("filter.posts")?.speech(in: .english)      // "Posts, selected, tab"
  public func speech(in words: Words) -> String {
    var parts = [label]
    if let value, !value.isEmpty { parts.append(value) }
    if isSelected { parts.append(words[.selected]) }
    if !isEnabled { parts.append(words[.dimmed]) }
    if let word = role.spokenWord { parts.append(words[word]) }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Element.Role {
  /// What is said of the role; nothing of what only says something itself.
  fileprivate var spokenWord: Word? {
    switch self {
    case .button, .cell: .button
    case .heading: .heading
    case .image: .image
    case .tab: .tab
    case .textField: .textField
    case .list, .staticText: nil
    }
  }
}
