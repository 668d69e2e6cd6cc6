import Testing

@testable import ProfileFeature

/// Saving, cancelling, dismissing, links and the reply, in every order.
@Suite struct EditInterleavingTests {
  /// A form in which something was typed.
  final class Run: InterleavedRun {
    let app = HeadlessApp(.own)

    init() {
      app.settle()
      app.tapAndSettle("header.edit")
      app.type("edit.name", "!")
    }

    private var modals: [Modal] { app.navigation.presentations.map { $0.modal } }

    var faults: [String] {
      var faults: [String] = []
      if case .editProfile(let state) = app.coordinator.topScreen.state,
        state.draft.name != "Onamae!"
      {
        faults.append("what was typed is lost: \(state.draft.name)")
      }
      if modals.contains(where: { $0.name == "discard" }), !modals.contains(.editProfile) {
        faults.append("a question about a form that is gone")
      }
      return faults
    }

    var faultsAtEnd: [String] {
      guard !app.navigation.visitedTabs.isEmpty else { return [] }
      let saved = app.server.library.main.profile.name
      var faults: [String] = []
      // A form whose changes were saved is gone, whatever stood on it.
      if saved == "Onamae!", modals.contains(.editProfile) { faults.append("a saved form stays") }
      app.coordinator.perform([.dismiss(.editProfile), .selectTab(.profile)])
      app.settle()
      if let header = app.profile?.currentState.header, header.profile.name != saved {
        faults.append("the header shows \(header.profile.name), and \(saved) was saved")
      }
      return faults
    }
  }

  private typealias Step = Interleaving<Run>.Step

  private static let dismiss = Step("dismiss") { $0.app.dismiss() }

  @Test func `cancelling, and then discarding`() {
    let count = Interleaving<Run>(
      sequences: [
        [.tap("edit.save")], [.tap("edit.cancel"), .second, .tap("alert.discard"), .second],
      ], services: [.edit], failing: [.edit]
    ).runAll()
    #expect(count == 13)
  }

  @Test func `cancelling, keeping, and saving again`() {
    let count = Interleaving<Run>(
      sequences: [
        [.tap("edit.save"), .tap("edit.save")],
        [.tap("edit.cancel"), .second, .tap("alert.keep"), .second],
      ], services: [.edit], failing: [.edit]
    ).runAll()
    #expect(count == 91)
  }

  @Test func `dismissing, and a link that asks too`() {
    let count = Interleaving<Run>(
      sequences: [
        [.tap("edit.save")], [Self.dismiss, .second, .tap("alert.discard")],
        [.open("profile://tab/feed"), .second],
      ], services: [.edit], failing: [.edit]
    ).runAll()
    #expect(count == 165)
  }
}
