/// A subject that hands on what is sent to it, and keeps nothing.
///
///     let taps = PassthroughSubject<String, Never>()
///     let subscription = taps.sink { print($0) }
///     taps.send("followers")  // prints "followers"
///
/// Subscribers are served in the order in which they subscribed, and all see the same values in the same order: a value that
/// is sent while another is being delivered waits until that one has reached everyone, and `send` returns at once (rule R2).
/// A value for which a subscriber has no demand is lost to it.
///
/// Any method may be called from any thread. A value may then be delivered on another thread, which is delivering already.
public final class PassthroughSubject<Output, Failure: Error>: _SubjectBase<Output, Failure>,
  Subject
{
  /// A subject without subscribers.
  @inlinable
  public override init() {
    super.init()
  }

  @inlinable
  public func send(_ value: Output) {
    if line.enter() {
      deliver(value)
      if !line.leave() { drainEvents() }
    } else {
      wait(.value(value))
    }
  }

  @inlinable
  public func send(completion: Subscribers.Completion<Failure>) {
    if line.enter() {
      finish(completion)
      if !line.leave() { drainEvents() }
    } else {
      wait(.completion(completion))
    }
  }
}
