/// What a navigation bar shows of where the screen stands.
public struct NavigationBar: Hashable, Sendable {
  public var title: String?
  public var hasBackButton: Bool
  /// The title of the screen that the back button leads to.
  public var backTitle: String?

  public init(title: String?, hasBackButton: Bool, backTitle: String? = nil) {
    self.title = title
    self.hasBackButton = hasBackButton
    self.backTitle = backTitle
  }

  /// The back button and the title, as far as the bar has them.
  var elements: [Element] {
    var elements: [Element] = []
    if hasBackButton {
      elements.append(BarElement.back.element(value: backTitle, symbol: "chevron.backward"))
    }
    if let title {
      elements.append(BarElement.title.element(label: title, text: title))
    }
    return elements
  }
}
