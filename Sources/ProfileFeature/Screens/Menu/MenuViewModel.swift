public import Signals

/// Where else a profile leads.
public final class MenuViewModel {
  public enum Output: Hashable, Sendable, CaseIterable {
    case settingsDidSelect
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }

  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()

  public init(census: Census) {
    presence = census.enter("menu")
  }

  public func settingsTapped() {
    outputSubject.send(.settingsDidSelect)
  }
}

extension MenuViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .settingsDidSelect: "settingsDidSelect"
    }
  }
}
