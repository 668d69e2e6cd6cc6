/// What an app shows at one time, for somebody who looks for the reason of a failure.
struct AppState: Equatable {
  /// Of a screen with more elements only the first are kept.
  private static let mostElements = 40

  let stack: [String]
  /// All that is presented, the topmost last.
  let modals: [String]
  let elements: [ShownElement]
  let elementCount: Int
  let pending: [String]

  init(of app: some SimulatedApp) {
    let elements = app.elements
    self.stack = app.stack
    self.modals = app.modals
    self.elements = Array(elements.prefix(Self.mostElements))
    self.elementCount = elements.count
    self.pending = app.pending
  }

  var modal: String? { modals.last }
}
