/// One of several things in a row; each of its forms has `{number}` and `{count}` where these go.
public enum NumberedWord: String, Hashable, Sendable, CaseIterable {
  case photo
}
