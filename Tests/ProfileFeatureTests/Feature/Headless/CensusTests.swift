import Signals
import Testing

@testable import ProfileFeature

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

  @Test func `counts a subscription until it is cancelled or has ended`() {
    let census = Census()
    let source = PassthroughSubject<Int, Never>()
    let counted = source.counted(by: census, of: "post")
    #expect(census.subscriptions == [:])
    let first = counted.sink { _ in }
    let second = counted.sink { _ in }
    #expect(census.subscriptions == ["post": 2])
    first.cancel()
    first.cancel()
    #expect(census.subscriptions == ["post": 1])
    source.send(completion: .finished)
    #expect(census.subscriptions == [:])
    withExtendedLifetime(second) {}
  }

  @Test func `is not shared between runs`() {
    let census = Census()
    let presence = census.enter("profile")
    #expect(Census().counts == [:])
    withExtendedLifetime(presence) {}
  }
}
