extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one cancels.
  @inlinable
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that connects another by itself. Nobody writes this type by name: it is what `autoconnect` returns.
  ///
  /// A completion is not a leaving: only a cancel counts.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public final let upstream: Upstream
    private final let attendance = Attendance()

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public final func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = attendance.enter()
      upstream.receive(subscriber: Attending(downstream: subscriber, attendance: attendance))
      if isFirst { attendance.hold(upstream.connect()) }
    }
  }
}

/// How many subscribers there are, and what goes when the last one does.
private final class Attendance {
  private let lock = Lock()
  // Guarded by `lock`.
  private var count = 0
  /// True from the moment at which a subscriber was the first.
  private var isConnected = false
  private var connection: (any Cancellable)?

  /// True if the caller is to connect.
  func enter() -> Bool {
    var isFirst = false
    lock.withLock {
      count += 1
      isFirst = !isConnected
      isConnected = true
    }
    return isFirst
  }

  func hold(_ new: any Cancellable) {
    var isLate = false
    lock.withLock {
      // All have left while it was being made.
      isLate = count == 0
      if isLate { isConnected = false } else { connection = new }
    }
    if isLate { new.cancel() }
  }

  func leave() {
    var old: (any Cancellable)?
    lock.withLock {
      count -= 1
      guard count == 0, connection != nil else { return }
      swap(&old, &connection)
      isConnected = false
    }
    old?.cancel()
  }
}

/// A subscriber whose cancel is noted.
private struct Attending<Downstream: Subscriber>: Subscriber {
  let downstream: Downstream
  let attendance: Attendance

  var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: AttendedSubscription(subscription, attendance))
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }
}

private final class AttendedSubscription: RelayBase {
  private let attendance: Attendance
  private let source: any Subscription

  init(_ source: any Subscription, _ attendance: Attendance) {
    self.source = source
    self.attendance = attendance
    super.init()
    _ = start(source)
  }

  override func cancel() {
    guard let upstream = stop() else { return }
    upstream.cancel()
    attendance.leave()
  }
}

#if !hasFeature(Embedded)
  extension AttendedSubscription: CustomStringConvertible {
    var description: String { "\(source)" }
  }
#endif
