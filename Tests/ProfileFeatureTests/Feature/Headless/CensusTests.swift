import ProfileFeature
import Testing

@Suite struct CensusTests {
  @Test func `counts what is alive, by name`() {
    let census = Census()
    var first: Census.Presence? = census.enter("profile")
    let second = census.enter("profile")
    let third = census.enter("post")
    #expect(census.counts == ["profile": 2, "post": 1])
    withExtendedLifetime(first) {}
    first = nil
    #expect(census.count("profile") == 1)
    #expect(census.count("settings") == 0)
    withExtendedLifetime((second, third)) {}
  }

  @Test func `forgets names of which nothing is alive`() {
    let census = Census()
    do { withExtendedLifetime(census.enter("profile")) {} }
    #expect(census.counts == [:])
  }

  @Test func `is not shared between runs`() {
    let census = Census()
    let presence = census.enter("profile")
    #expect(Census().counts == [:])
    withExtendedLifetime(presence) {}
  }
}
