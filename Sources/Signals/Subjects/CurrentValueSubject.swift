/// A subject with a value, which a new subscriber gets first.
///
///     let count = CurrentValueSubject<Int, Never>(12)
///     let subscription = count.sink { print($0) }  // prints "12"
///     count.value += 1  // prints "13"
///
/// `value` is new as soon as `send` is called, also where the delivery itself waits in the line behind others (rule R2). A
/// subscriber with limited demand gets the latest value when it asks again, and not those that it missed.
///
/// Any method may be called from any thread, and `value` read and set. A value may then be delivered on another thread, which is
/// delivering already.
public final class CurrentValueSubject<Output, Failure: Error>: _SubjectBase<Output, Failure>,
  Subject
{
  // Both are touched in the line's `moment`, or under its lock while the word says `waiting`, and by no one else.
  @exclusivity(unchecked) @usableFromInline var stored: Output
  @exclusivity(unchecked) @usableFromInline var isClosed = false

  @usableFromInline let ownKind: SubjectKind

  /// A subject that begins with a value.
  @inlinable
  public convenience init(_ value: Output) {
    self.init(value, .currentValue)
  }

  @inlinable
  init(_ value: Output, _ kind: SubjectKind) {
    stored = value
    ownKind = kind
    super.init()
    // A value follows its upstream also while nobody looks: an upstream is asked at once.
    noteDemand()
  }

  @usableFromInline override var kind: SubjectKind { ownKind }

  /// The latest value. After the end, a new value is stored and delivered to nobody.
  @inlinable public var value: Output {
    get {
      while true {
        if line.beginMoment() {
          let value = stored
          line.endMomentAndLeave()
          return value
        }
        var value: Output?
        if line.whileTaken({ value = stored }), let value { return value }
      }
    }
    set { replace(newValue, evenIfClosed: true) }
  }

  @inlinable
  public func send(_ value: Output) {
    replace(value, evenIfClosed: false)
  }

  @inlinable
  public func send(completion: Subscribers.Completion<Failure>) {
    if line.beginMoment() {
      isClosed = true
      line.endMoment()
      finish(completion)
      if !line.leave() { drainEvents() }
    } else {
      let tookOver = line.wait {
        isClosed = true
        events.append(.completion(completion))
      }
      if tookOver { drainEvents() }
    }
  }

  @inlinable @inline(__always)
  func replace(_ value: Output, evenIfClosed: Bool) {
    // The old value may be an object of the user's: it dies at the end, outside the moment and the lock.
    var old = value
    if line.beginMoment() {
      let isOpen = !isClosed
      if isOpen || evenIfClosed { swap(&old, &stored) }
      line.endMoment()
      if isOpen { deliver(value) }
      if !line.leave() { drainEvents() }
    } else {
      let tookOver = line.wait {
        if !isClosed || evenIfClosed { swap(&old, &stored) }
        events.append(.value(value))
      }
      if tookOver { drainEvents() }
    }
    withExtendedLifetime(old) {}
  }

  @usableFromInline override func replay(to seat: Seat) {
    if line.beginMoment() {
      let value = stored
      line.endMoment()
      catchUp(seat, value)
      if !line.leave() { drainEvents() }
    } else {
      let tookOver = line.wait { events.append(.replay(seat, stored)) }
      if tookOver { drainEvents() }
    }
  }
}
