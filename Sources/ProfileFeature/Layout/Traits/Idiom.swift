/// What kind of device a container is on.
public enum Idiom: String, Hashable, Sendable, CaseIterable {
  case phone
  case tablet
}
