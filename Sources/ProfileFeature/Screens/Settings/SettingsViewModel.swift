/// The settings, of which the navigation bar is all there is.
public final class SettingsViewModel {
  private let presence: Census.Presence

  public init(census: Census) {
    presence = census.enter("settings")
  }
}
