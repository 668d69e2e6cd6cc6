/// Everything that scripts can name in one kind of app.
struct Vocabulary: Sendable {
  let samples: [String]
  let elements: [ElementKind]
  let screens: [String]
  let tabs: [String]
  let modals: [String]
  let ignoredReasons: [String]
  /// The names of events, without what they carry.
  let outputs: [String]
  /// What the events carry; one that is not among these can carry anything.
  let eventValues: [String: EventValues]
  let changes: [ChangeForm]
  /// Links of every kind, as examples for somebody who mistyped one.
  let linkExamples: [String]
  /// Links for somebody who tries everything.
  let linksToTry: [String]
  let isLink: @Sendable (String) -> Bool
  let display: DisplayWords
  /// What latencies, failures and held replies can be said of.
  let services: [String]

  private let plainIDs: Set<String>
  private let patterns: Set<ElementPattern>
  /// What `expect count` can count.
  let countedPrefixes: [String]

  init(
    samples: [String], elements: [ElementKind], screens: [String], tabs: [String],
    modals: [String], ignoredReasons: [String], outputs: [String], changes: [ChangeForm],
    linkExamples: [String], linksToTry: [String],
    isLink: @escaping @Sendable (String) -> Bool, display: DisplayWords,
    services: [String] = [], eventValues: [String: EventValues] = [:]
  ) {
    self.samples = samples
    self.elements = elements
    self.screens = screens
    self.tabs = tabs
    self.modals = modals
    self.ignoredReasons = ignoredReasons
    self.outputs = outputs
    self.eventValues = eventValues
    self.changes = changes
    self.linkExamples = linkExamples
    self.linksToTry = linksToTry
    self.isLink = isLink
    self.display = display
    self.services = services
    let patterns = elements.map { ElementPattern(written: $0.id) }
    self.plainIDs = Set(
      zip(elements, patterns).filter { $1 == ElementPattern(ofID: $0.id) }.map { $0.0.id })
    self.patterns = Set(patterns)
    self.countedPrefixes = patterns.compactMap(\.countedPrefix)
  }

  /// Whether an element of this id can be on some screen at some time.
  func canExist(_ id: String) -> Bool {
    plainIDs.contains(id) || patterns.contains(ElementPattern(ofID: id))
  }

  /// An id that can exist and looks like this one, with its numbers and identity put in, and 0 for
  /// a number that it does not have.
  func elementNear(_ id: String) -> String? {
    let wildcards = wildcarded(id)
    guard let near = Suggestion.nearest(to: wildcards.id, among: elements.lazy.map(\.id)) else {
      return nil
    }
    var numbers = wildcards.numbers[...]
    let parts = near.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.utf8.count == 1 && part.first?.isUppercase == true
        ? numbers.popFirst() ?? "0" : part
    }
    let filled = parts.joined(separator: ".")
    guard filled.hasSuffix("#ID"), let identity = wildcards.identity else { return filled }
    // What would be a fault again helps nobody.
    return identity.isEmpty ? nil : String(filled.dropLast(2)) + identity
  }

  /// The id as a catalog would write it: `pots.3` as `pots.N`.
  private func wildcarded(
    _ id: String
  ) -> (id: String, numbers: [Substring], identity: Substring?) {
    let pieces = id.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var numbers: [Substring] = []
    let parts = (pieces.first ?? "").split(separator: ".", omittingEmptySubsequences: false).map {
      part -> Substring in
      guard ElementPattern.isNumber(part.utf8) else { return part }
      numbers.append(part)
      return "N"
    }
    let identity = pieces.count > 1 ? pieces[1] : nil
    return (parts.joined(separator: ".") + (identity == nil ? "" : "#ID"), numbers, identity)
  }
}
