/// A type that delivers a sequence of values over time, and at most one completion after them.
///
/// Most publishers are recipes: each subscriber sets off a course of its own, and sees what it would see
/// alone. Subjects, a `Future`, and what `share` and `multicast` return are places where subscribers meet
/// instead: all see parts of one course.
///
/// - SeeAlso: Apple's Combine, whose protocol this is.
public protocol Publisher<Output, Failure> {
  /// The kind of values.
  associatedtype Output
  /// The kind of failures; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Call `subscribe(_:)`; implement this.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  ///
  /// It is called back with a subscription, then with no more values than it requested from that
  /// subscription, then with at most one completion.
  @inlinable
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}
