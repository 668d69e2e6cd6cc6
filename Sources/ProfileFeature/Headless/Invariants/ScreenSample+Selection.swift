/// What is selected, and how elements are called.
extension ScreenSample {
  var repeatedID: String? {
    var seen: Set<String> = []
    for element in shown {
      for id in [element.id, element.alternateID] {
        if let id, !seen.insert(id).inserted { return "\(id) is there twice" }
      }
    }
    return nil
  }

  var wronglySelectedTab: String? {
    elements.tabs.isEmpty ? nil : ScreenSample.selectionFault(among: elements.tabs)
  }

  var wronglySelectedFilter: String? {
    let ids = [ProfileElement.postsFilter, .taggedFilter].map { $0.rawValue }
    let filters = elements.fixed.filter { ids.contains($0.id) }
    return filters.isEmpty ? nil : ScreenSample.selectionFault(among: filters)
  }

  var secondLargePhoto: String? {
    let large = shown.filter { $0.isLarge }.map { $0.id }
    return large.count > 1 ? large.joined(separator: ", ") + " are large" : nil
  }

  private static func selectionFault(among elements: [Element]) -> String? {
    let selected = elements.filter { $0.isSelected }.map { $0.id }
    guard selected.count != 1 else { return nil }
    return selected.isEmpty
      ? "none is selected" : selected.joined(separator: ", ") + " are selected"
  }
}
