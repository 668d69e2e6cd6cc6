/// A photo that a person took and can publish.
public struct CameraRollPhoto: Hashable, Sendable, Identifiable {
  /// Unique in a camera roll: what `upload.photo#ID` names.
  public var id: String
  /// What it shows, for those who hear of it.
  public var label: String

  public init(id: String, label: String) {
    self.id = id
    self.label = label
  }

  /// The camera roll of every sample, the latest photo first.
  public static let samples = [
    "Window seat", "Two cups", "Kite over the field", "Market, early", "The long stairs",
    "Blue door", "Umbrellas", "Grandmother's hands", "Snow on the line",
  ].enumerated().map { CameraRollPhoto(id: "r\($0 + 1)", label: $1) }
}
