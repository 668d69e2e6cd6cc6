import Signals
import Testing

/// The tester is tested.
@Suite struct MarblesTests {
  @Test(arguments: ["-1--2-3-|", "1", "-(12)-x", "a-(b|)", "-"])
  func `draws what it plays`(picture: String) {
    #expect(play(picture) { subjects, _ in subjects[0] } == picture)
  }
}
