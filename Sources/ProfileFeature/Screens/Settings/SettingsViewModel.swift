public import Signals

/// How the app looks, and the way out of it.
public final class SettingsViewModel {
  public enum Output: Hashable, Sendable, CaseIterable {
    case textSizeButtonDidTap
    case appearanceButtonDidTap
    case layoutButtonDidTap
    case logoutButtonDidTap
  }

  public struct State: Hashable, Sendable {
    public var settings: AppSettings

    public init(settings: AppSettings = AppSettings()) {
      self.settings = settings
    }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateStore.states }
  public var currentState: State { stateStore.value }
  /// Another number after every state that is sent.
  var stateRevision: Int { stateStore.revision }

  private let service: SettingsService
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateStore = StateStore(State())
  private var settingsBinding: AnyCancellable?

  public init(service: SettingsService, census: Census) {
    self.service = service
    presence = census.enter("settings")
    settingsBinding = service.settings.sink { [stateStore] settings in
      stateStore.update { $0.settings = settings }
    }
  }

  /// Takes the next larger text, after the largest the smallest.
  public func textSizeTapped() {
    choose(.textSizeButtonDidTap) { $0.textSize = $0.textSize.next }
  }

  public func appearanceTapped() {
    choose(.appearanceButtonDidTap) { $0.appearance = $0.appearance.next }
  }

  public func layoutTapped() {
    choose(.layoutButtonDidTap) { $0.layout = $0.layout.next }
  }

  public func logoutTapped() {
    outputSubject.send(.logoutButtonDidTap)
  }

  private func choose(_ output: Output, _ edit: (inout AppSettings) -> Void) {
    var settings = currentState.settings
    edit(&settings)
    service.update(settings)
    outputSubject.send(output)
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The case behind this one, after the last the first.
  fileprivate var next: Self {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}

extension SettingsViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .textSizeButtonDidTap: "textSizeButtonDidTap"
    case .appearanceButtonDidTap: "appearanceButtonDidTap"
    case .layoutButtonDidTap: "layoutButtonDidTap"
    case .logoutButtonDidTap: "logoutButtonDidTap"
    }
  }
}
