/// The route changes that no expectation has claimed yet, earliest first.
///
/// A change costs four bytes here, however long it is written: a script may tap a million times
/// before it first expects a route.
struct UnclaimedChanges {
  /// A change that must be claimed, and what was done to cause it.
  struct Owed {
    let change: String
    let place: ScriptPlace
    let command: Command
    /// How many changes came before it.
    fileprivate let number: Int
  }

  private var written: [String] = []
  private var numbers: [String: Int32] = [:]
  private var queue: [Int32] = []
  private var head = 0
  private var claimedCount = 0
  private var noted: [Owed] = []
  private var notedHead = 0

  var first: String? {
    head < queue.count ? written[Int(queue[head])] : nil
  }

  /// The changes that must be claimed and are not.
  var owed: ArraySlice<Owed> { noted[notedHead...] }

  /// Whether one of them is so. Each way of writing a change is looked at once.
  func firstMatch(where isMatch: (String) throws -> Bool) rethrows -> String? {
    var seen: Set<Int32> = []
    for number in queue[head...] where seen.insert(number).inserted {
      let change = written[Int(number)]
      if try isMatch(change) { return change }
    }
    return nil
  }

  mutating func append(_ change: String) {
    let number = numbers[change] ?? Int32(written.count)
    if Int(number) == written.count {
      numbers[change] = number
      written.append(change)
    }
    queue.append(number)
  }

  /// Appends a change that must be claimed.
  mutating func append(_ change: String, causedBy command: Command, at place: ScriptPlace) {
    let number = claimedCount + queue.count - head
    append(change)
    noted.append(Owed(change: change, place: place, command: command, number: number))
  }

  mutating func claimFirst() {
    guard head < queue.count else { return }
    head += 1
    claimedCount += 1
    if notedHead < noted.count, noted[notedHead].number < claimedCount { notedHead += 1 }
    // Moving the rest to the front now and then costs less than one step for each claim.
    if head > 1_024, head > queue.count / 2 {
      queue.removeFirst(head)
      head = 0
    }
    if notedHead > 1_024, notedHead > noted.count / 2 {
      noted.removeFirst(notedHead)
      notedHead = 0
    }
  }

  mutating func removeAll() {
    self = UnclaimedChanges()
  }
}
