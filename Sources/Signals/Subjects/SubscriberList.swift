import Synchronization

/// The subscribers of a subject, in the order in which they came; not for use outside this module.
///
/// Everything here is independent of the subject's types on purpose: a method of a generic class that is reached
/// through a base class or a protocol runs unspecialised code, several times slower. So subscribing and
/// cancelling are compiled once, here, and only the path of a value is compiled in the client.
///
/// Appending is O(1), and so is removing: it leaves a hole, and holes are closed before the list would grow.
public class _SubscriberList {
  @usableFromInline final let line = Line()

  // These belong to who holds the line. They are read on the path of every value, where the check for exclusive
  // access would cost more than the rest; the line guarantees it.
  @exclusivity(unchecked) @usableFromInline final var entries: UnsafeMutablePointer<Entry>
  @exclusivity(unchecked) @usableFromInline final var count = 0
  // As wide as a seat's index: so a subject is 16 bytes smaller.
  @exclusivity(unchecked) private final var holes: Int32 = 0
  @exclusivity(unchecked) private final var capacity: Int32 = 1

  /// What the subject itself is subscribed to. Guarded by `line.lock`.
  @exclusivity(unchecked) private final var upstreams: [any Subscription] = []
  final let wasAsked = Atomic<Bool>(false)

  @usableFromInline
  init() {
    entries = .allocate(capacity: 1)
  }

  deinit {
    for index in 0..<count { entries[index].seat?.release() }
    entries.deinitialize(count: count)
    entries.deallocate()
    for upstream in upstreams { upstream.cancel() }
  }

  // MARK: What a subject adds: each handles the case in which the line is taken, or drains it

  @usableFromInline func waitToLeave(_ seat: Seat) {}
  @usableFromInline func drain() {}
  /// Called after `seat` requested more.
  @usableFromInline func replay(to seat: Seat) {}

  // MARK: Joining and leaving

  /// Appends an entry. The caller holds the line.
  @usableFromInline
  final func append(_ entry: Entry) {
    if count == Int(capacity) { makeRoom() }
    (entries + count).initialize(to: entry)
    entry.with(Seat.self) { $0.index = Int32(count) }
    count += 1
  }

  /// Ends the membership of `seat`; called once, by whoever closed its subscription.
  @usableFromInline
  final func depart(_ seat: Seat) {
    if line.enter() {
      remove(seat)
      if !line.leave() { drain() }
    } else {
      waitToLeave(seat)
    }
  }

  /// Removes `seat`, if it is still there. The caller holds the line, and a reference to `seat`, so that what the
  /// subscriber holds does not die in here.
  @usableFromInline
  final func remove(_ seat: Seat) {
    let index = Int(seat.index)
    guard index >= 0 else { return }
    seat.index = -1
    seat.subscription = nil
    if index == count - 1 {
      count -= 1
      (entries + count).deinitialize(count: 1)
      while count > 0, entries[count - 1].seat == nil {
        count -= 1
        holes -= 1
      }
    } else {
      entries[index] = .hole
      holes += 1
    }
    Unmanaged.passUnretained(seat).release()
  }

  /// Empties the list at the end of the subject. The caller holds the line, so nobody joins or leaves meanwhile;
  /// what the subscribers hold dies in here, and may send: that waits in the line.
  @usableFromInline
  final func removeAll() {
    let last = count
    count = 0
    holes = 0
    for index in 0..<last {
      guard let seat = entries[index].seat else { continue }
      entries[index].with(Seat.self) { $0.index = -1 }
      seat.release()
    }
    entries.deinitialize(count: last)
  }

  private final func makeRoom() {
    if Int(holes) * 2 > count { return closeHoles() }
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: Int(capacity) * 2)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }

  private final func closeHoles() {
    var next = 0
    for index in 0..<count {
      guard let seat = entries[index].seat?.takeUnretainedValue() else { continue }
      if index != next {
        entries[next] = entries[index]
        seat.index = Int32(next)
      }
      next += 1
    }
    (entries + next).deinitialize(count: count - next)
    count = next
    holes = 0
  }

  // MARK: Upstreams

  /// Keeps `subscription`, and asks it for everything as soon as anybody has asked the subject for something.
  @usableFromInline
  final func attach(_ subscription: any Subscription) {
    line.lock.withLock { upstreams.append(subscription) }
    if wasAsked.load(ordering: .acquiring) { subscription.request(.unlimited) }
  }

  @usableFromInline
  final func noteDemand() {
    guard !wasAsked.load(ordering: .relaxed),
      !wasAsked.exchange(true, ordering: .acquiringAndReleasing)
    else { return }
    var all: [any Subscription] = []
    line.lock.withLock { all = upstreams }
    for upstream in all { upstream.request(.unlimited) }
  }
}
