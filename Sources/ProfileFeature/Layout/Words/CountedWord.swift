/// Something that is counted; each of its forms has `{count}` where the number goes.
public enum CountedWord: String, Hashable, Sendable, CaseIterable {
  case posts
  case followers
  case following
  /// Notices that were not seen.
  case unread
  /// Posts that are handed to other apps.
  case sharedPosts
  /// Photos that are handed to other apps.
  case sharedPhotos
  /// Photos that a search found.
  case foundPhotos
  /// Photos that are chosen to be handed to other apps.
  case selectedPhotos
}
