/// The services by the word of scripts.
public enum ServiceName: String, Hashable, Sendable, CaseIterable {
  case posts
  case people
  case follow
  case like
  case edit
  case upload
  case notices
  /// The search for photos.
  case photos
  /// The large pictures of photos.
  case images
}
