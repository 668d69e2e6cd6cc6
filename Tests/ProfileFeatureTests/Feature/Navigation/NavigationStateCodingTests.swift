import Foundation
import ProfileFeature
import Testing

@Suite struct NavigationStateCodingTests {
  @Test func `is the same after it was saved`() throws {
    let state = NavigationState(
      stack: [
        .profile(username: "user_id"), .followers(of: "user_id"), .profile(username: "anna.codes"),
        .following(of: "anna.codes"), .post(id: "p7"), .settings,
      ],
      presentations: [Presentation(.editProfile, pushed: [.settings]), Presentation(.menu)])
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(NavigationState.self, from: data) == state)
  }

  @Test func `a saved state without a root is refused`() {
    let data = Data(#"{"stack": [], "presentations": []}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationState.self, from: data)
    }
  }
}
