extension LiveScreens {
  /// The screens for a state: those that are live already where it is the same as before, new ones
  /// elsewhere, and none for tabs that were never shown.
  func showing(
    _ state: NavigationState,
    make: (Destination, NavigationState) throws(IgnoredReason) -> Entry
  ) throws(IgnoredReason) -> LiveScreens {
    func entries(
      for stack: [Destination], keeping old: [Entry]
    ) throws(IgnoredReason) -> [Entry] {
      var entries = zip(old, stack).prefix { $0.destination == $1 }.map { $0.0 }
      for destination in stack.dropFirst(entries.count) {
        entries.append(try make(destination, state))
      }
      return entries
    }
    var next = self
    next.selectedTab = state.selectedTab
    next[state.selectedTab] = try entries(
      for: state.stack.map { .route($0) }, keeping: self[state.selectedTab])
    next.modals = []
    for (place, presentation) in state.presentations.enumerated() {
      next.modals.append(
        try entries(
          for: [.modal(presentation.modal)] + presentation.pushed.map { .route($0) },
          keeping: place < modals.count ? modals[place] : []))
    }
    return next
  }
}
