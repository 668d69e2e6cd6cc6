/// The services by the word of scripts.
public enum ServiceName: String, Hashable, Sendable, CaseIterable {
  case posts
  case people
  case follow
}
