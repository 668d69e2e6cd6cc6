/// A publisher that announces changes of an object.
///
/// It keeps the order of all subjects: what is announced from inside an announcement waits in line (rule R2).
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let announcements = Announcements()

  /// A publisher without subscribers.
  public init() {}

  /// Announces a change.
  public func send() {
    announcements.send()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    announcements.receive(subscriber: subscriber)
  }
}

private final class Announcements: _SubjectBase<Void, Never> {
  override var kind: SubjectKind { .observableObject }

  func send() {
    if line.enter() {
      deliver(())
      if !line.leave() { drainEvents() }
    } else {
      wait(.value(()))
    }
  }
}
