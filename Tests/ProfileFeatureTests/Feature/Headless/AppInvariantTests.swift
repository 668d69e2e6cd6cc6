import Signals
import Testing

@testable import ProfileFeature

@Suite struct AppInvariantTests {
  private func settledApp(_ library: ProfileLibrary = .own) -> HeadlessApp {
    let app = HeadlessApp(library)
    app.settle()
    return app
  }

  @Test(arguments: ["own", "other", "empty", "huge"])
  func `nothing is wrong with an app that is used as it is meant to be`(sample: String) throws {
    let app = HeadlessApp(try #require(ProfileLibrary.sample(named: sample)))
    #expect(app.violations == [])
    for id in ["header.followers", "nav.back", "post.0", "post.like", "nav.back", "tab.upload"] {
      app.tap(id)
      #expect(app.violations == [], "in the midst of \(id)")
      app.settle()
      #expect(app.violations == [], "behind \(id)")
    }
  }

  @Test func `notices a view model that outlives its screen`() {
    let app = settledApp()
    app.tapAndSettle("header.followers")
    let kept = app.coordinator.topScreen
    app.back()
    #expect(AppInvariant.nothingOutlivesScreen.violation(in: app) == nil)
    app.settle()
    #expect(
      AppInvariant.nothingOutlivesScreen.violation(in: app)
        == "a view model of followers outlives its screen")
    withExtendedLifetime(kept) {}
  }

  @Test func `notices a subscription that outlives its screen`() {
    let app = settledApp()
    let subject = PassthroughSubject<Int, Never>()
    let binding = subject.counted(by: app.census, of: "post").sink { _ in }
    #expect(
      AppInvariant.nothingOutlivesScreen.violation(in: app)
        == "a subscription of post outlives its screen")
    binding.cancel()
    #expect(AppInvariant.nothingOutlivesScreen.violation(in: app) == nil)
  }

  @Test func `notices what is delivered after cancel`() {
    let app = settledApp()
    let stubborn = Stubborn()
    let binding = stubborn.counted(by: app.census, of: "profile").sink { _ in }
    stubborn.deliver?(1)
    #expect(AppInvariant.nothingAfterCancel.violation(in: app) == nil)
    binding.cancel()
    stubborn.deliver?(2)
    #expect(
      AppInvariant.nothingAfterCancel.violation(in: app)
        == "profile got something it had cancelled")
  }

  @Test func `notices a timer that is left when nothing goes on`() {
    let app = settledApp()
    app.clock.schedule(after: app.clock.now.advanced(by: .seconds(1))) {}
    if app.isIdle {
      #expect(
        AppInvariant.noTimerWhenIdle.violation(in: app)
          == "a timer is pending, and nothing goes on")
    }
    app.advance(by: .seconds(1))
    #expect(app.isIdle)
    #expect(AppInvariant.noTimerWhenIdle.violation(in: app) == nil)
  }

  @Test func `notices a count below zero`() {
    var profile = Profile(username: "user_id", name: "Onamae", postCount: -1, isOwn: true)
    profile.bio = ""
    let library = ProfileLibrary(Account(content: ProfileContent(profile: profile)))
    #expect(
      AppInvariant.countsNotNegative.violation(in: HeadlessApp(library))
        == "a count of user_id is below zero")
  }
}

/// A source that does not heed a cancel.
private final class Stubborn: Publisher {
  typealias Output = Int
  typealias Failure = Never

  var deliver: ((Int) -> Void)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    deliver = { _ = subscriber.receive($0) }
    subscriber.receive(subscription: Deaf())
  }

  private final class Deaf: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
