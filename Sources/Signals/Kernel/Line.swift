public import Synchronization

/// The line of those who want to deliver: one does, the others leave their event and go (rules R1, R2, R9).
///
/// A line is one atomic word, and a lock that is taken only if somebody has to wait. Whoever moves the word from
/// idle to busy holds the line, and owns all that its user says belongs to the holder. Who finds it taken appends
/// an event under the lock and leaves it to the holder, who looks for such events before it goes. So a sender never
/// blocks, events keep one total order, and a send from inside a delivery does not grow the stack.
///
///     idle → busy        enter      (acquiring: sees what the last holder did)
///     busy → idle        leave      (releasing; fails if somebody waits)
///     busy → waiting     wait       (under the lock)
///     idle → waiting     wait       (under the lock: the holder has just gone, so the caller takes over)
///     waiting → idle     next       (under the lock, by the holder, when nobody waits any more)
///     idle ⇄ moment      `CurrentValueSubject` only: the holder touches its value
@usableFromInline
struct Line: ~Copyable {
  @usableFromInline let word = Atomic<UInt>(Line.idle)
  @usableFromInline let lock = Lock()

  @inlinable static var idle: UInt { 0 }
  @inlinable static var busy: UInt { 1 }
  @inlinable static var waiting: UInt { 2 }
  @inlinable static var moment: UInt { 3 }

  @inlinable init() {}

  /// Moves the word, with the meaning of taking hold.
  @inlinable
  func take(_ old: UInt, _ new: UInt) -> Bool {
    word.compareExchange(expected: old, desired: new, ordering: .acquiring).exchanged
  }

  /// True if the line was idle; then the caller holds it, and calls `leave`.
  @inlinable
  func enter() -> Bool { take(Line.idle, Line.busy) }

  /// True if the line is idle now. False if somebody waits: the caller still holds it, and drains it with `next`.
  @inlinable
  func leave() -> Bool {
    word.compareExchange(expected: Line.busy, desired: Line.idle, ordering: .releasing).exchanged
  }

  /// Takes a place in the line that was found taken. `append` runs under the lock.
  ///
  /// True if the holder has gone meanwhile: then the caller holds the line, and drains it with `next`.
  @inlinable
  func wait(_ append: () -> Void) -> Bool {
    var tookOver = false
    lock.withLock {
      // A moment passes at once: its holder calls nobody.
      while word.load(ordering: .relaxed) != Line.waiting {
        if take(Line.busy, Line.waiting) { break }
        if take(Line.idle, Line.waiting) {
          tookOver = true
          break
        }
      }
      append()
    }
    return tookOver
  }

  /// Gives the holder what waits. `takeAll` runs under the lock; false from it means that nothing waits, and ends the hold.
  @inlinable
  func next(_ takeAll: () -> Bool) -> Bool {
    var more = false
    lock.withLock {
      more = takeAll()
      if !more { word.store(Line.idle, ordering: .releasing) }
    }
    return more
  }
}

// MARK: The moment, for a subject with a value

extension Line {
  /// Takes an idle line for as long as it takes to move a value; nobody is called before it ends.
  @inlinable
  func beginMoment() -> Bool { take(Line.idle, Line.moment) }

  /// Ends the moment; the caller goes on as the holder.
  @inlinable
  func endMoment() { word.store(Line.busy, ordering: .releasing) }

  /// Ends the moment, and the hold with it: nobody can have begun to wait.
  @inlinable
  func endMomentAndLeave() { word.store(Line.idle, ordering: .releasing) }

  /// Runs `body` under the lock while somebody else holds the line; false if nobody does any more.
  @inlinable
  func whileTaken(_ body: () -> Void) -> Bool {
    var isTaken = false
    lock.withLock {
      isTaken = take(Line.busy, Line.waiting) || word.load(ordering: .relaxed) == Line.waiting
      if isTaken { body() }
    }
    return isTaken
  }
}
