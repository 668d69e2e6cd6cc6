/// The navigation state of an app, as a report shows it.
enum TraceState {
  static func json(of app: some SimulatedApp) -> String {
    var object = JSONObject()
    if let tab = app.tab { object.add("Tab", tab) }
    object.add("Stack", app.stack.joined(separator: " › "))
    object.add("Modals", app.modals.joined(separator: " › "))
    object.add("Pending", app.pending.joined(separator: ", "))
    if app.isRefreshing { object.add("Refreshing", "yes") }
    if let focus = app.focus { object.add("Reader at", focus) }
    if !app.announcements.isEmpty {
      object.add("Announced", app.announcements.map(PlainText.quoted).joined(separator: ", "))
    }
    return object.text
  }
}
