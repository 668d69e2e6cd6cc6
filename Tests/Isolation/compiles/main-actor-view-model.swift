// A main-actor view model needs no annotation in its sinks.
import Signals

@MainActor
final class ViewModel {
  private(set) var title = ""
  private var subscriptions: Set<AnyCancellable> = []
  private let names = CurrentValueSubject<String, Never>("Onamae")

  init() {
    names
      .map { $0.uppercased() }
      .removeDuplicates()
      .sink { [weak self] name in self?.title = name }
      .store(in: &subscriptions)
    names.sink(with: self) { owner, name in owner.title = name }.store(in: &subscriptions)
    names.assign(to: \.title, on: self).store(in: &subscriptions)
  }

  func rename(_ name: String) {
    names.send(name)
  }
}
