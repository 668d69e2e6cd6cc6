public import Signals

/// Where else a profile leads.
public final class MenuViewModel {
  public enum Output: Hashable, Sendable, CaseIterable {
    case settingsDidSelect
    case archiveDidSelect
    case savedDidSelect
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

  public func archiveTapped() {
    outputSubject.send(.archiveDidSelect)
  }

  public func savedTapped() {
    outputSubject.send(.savedDidSelect)
  }
}

extension MenuViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .settingsDidSelect: "settingsDidSelect"
    case .archiveDidSelect: "archiveDidSelect"
    case .savedDidSelect: "savedDidSelect"
    }
  }
}
