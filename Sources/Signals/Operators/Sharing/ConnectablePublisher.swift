/// A publisher that does nothing until it is told to, so that several subscribers can attach before.
///
/// - SeeAlso: Apple's Combine, whose protocol this is.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins. It ends when the result is cancelled; letting go of it may be enough.
  func connect() -> any Cancellable
}
