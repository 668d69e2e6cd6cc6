public import Signals

/// Keeps what a person chose about how the app looks.
public struct SettingsService {
  /// The settings, now and whenever they change.
  public var settings: AnyPublisher<AppSettings, Never>
  /// Replaces them.
  public var update: (AppSettings) -> Void

  public init(
    settings: AnyPublisher<AppSettings, Never>, update: @escaping (AppSettings) -> Void
  ) {
    self.settings = settings
    self.update = update
  }
}
