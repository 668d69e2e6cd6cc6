public import Foundation
public import Signals
import Testing

extension JSONDecoder: TopLevelDecoder {}

private final class FollowButtonViewModel {
  let isFollowing = CurrentValueSubject<Bool, Never>(false)  // BehaviorRelay
  let taps = PassthroughSubject<Void, Never>()  // PublishRelay
  private var subscriptions: Set<AnyCancellable> = []  // DisposeBag

  init() {
    taps.withLatest(from: isFollowing) { _, isFollowing in !isFollowing }
      .sink(with: self) { button, isFollowing in
        button.isFollowing.value = isFollowing
      }
      .store(in: &subscriptions)
  }
}

@Suite struct MovingDocumentationTests {
  @Test func `a view model`() {
    let button = FollowButtonViewModel()
    button.taps.send()
    #expect(button.isFollowing.value)
    button.taps.send()
    #expect(!button.isFollowing.value)
  }

  @Test func `a decoder`() {
    var log: [[Int]] = []
    let subscription = Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { log.append($0) })
    #expect(log == [[1, 2]])
    subscription.cancel()
  }

  @Test func `a timer`() {
    var count = 0
    let clock = VirtualTimeScheduler()  // in an app: DispatchQueue.main
    let subscription = clock.ticks(every: .seconds(1)).sink { _ in count += 1 }
    clock.advance(by: .seconds(3))
    #expect(count == 3)
    subscription.cancel()
  }
}
