/// Sees to it that set-up stands before the first action, and each of its commands once.
struct SetUpOrder {
  /// Where each set-up command was given first.
  private var setUpPlaces: [String: String] = [:]
  private var firstAction: String?

  /// How messages call a script that is included; nil for the script itself.
  var file: String?

  /// Whether nothing has been done yet, so that circumstances are those of the start.
  var isAtStart: Bool { firstAction == nil }

  mutating func note(_ command: Command, at keyword: Word, number: Int) throws(Fault) {
    let name: String
    switch command {
    case .setUp(let setUp): name = setUp.keyword
    case .template where Language.setUp.contains(keyword.text): name = keyword.text
    case .template
    where Language.circumstances.contains(keyword.text) && keyword.text != "release":
      return
    // Only what was asked for can be released.
    case .circumstance(.release):
      firstAction = firstAction ?? place(number)
      return
    case .circumstance, .exhaustive, .bind, .include: return
    case .act, .wait, .expect, .template, .block, .otherwise, .end:
      firstAction = firstAction ?? place(number)
      return
    }
    if let firstAction {
      throw Fault(
        "\(keyword.described) is set-up and must stand before the first action (\(firstAction))",
        at: keyword)
    }
    if let place = setUpPlaces[name] {
      throw Fault("\(keyword.described) is given a second time (first in \(place))", at: keyword)
    }
    setUpPlaces[name] = place(number)
  }

  private func place(_ number: Int) -> String {
    file.map { "\($0):\(number)" } ?? "line \(number)"
  }
}
