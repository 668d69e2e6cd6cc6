/// Why a service did not do what it was asked.
public enum ServiceError: Error, Hashable, Sendable {
  /// The service could not be reached, or could not answer.
  case unavailable
  /// The service does not know what it was asked about.
  case notFound
  /// The name that was asked for belongs to somebody else.
  case taken
}
