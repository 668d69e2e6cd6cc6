/// A publisher that does nothing until it is told to, so that several subscribers can attach before.
///
/// - SeeAlso: Apple's Combine, whose protocol this is.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins, until the result is cancelled.
  ///
  ///     let connection = posts.multicast(subject: PassthroughSubject()).connect()
  ///
  /// Keep the result: a connection of `multicast` or `makeConnectable` also ends when it is let go of.
  func connect() -> any Cancellable
}
