/// A publisher that announces changes of an object.
///
/// It keeps the order of all subjects: what is announced from inside an announcement waits in line (rule R2).
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  /// Announces a change.
  public func send() {
    subject.send()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}
