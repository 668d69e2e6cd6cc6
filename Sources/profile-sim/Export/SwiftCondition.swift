import ProfileFeature

/// What can be asked about a run, as an expression of Swift.
struct SwiftCondition {
  private static let lastAction = "app.recorder.lastAction"

  private enum Form {
    case truth(String)
    case equal(String, String)
  }

  let routes: SwiftRoute

  /// The question as it is asked without claiming a route change.
  func expression(_ question: Question) throws(Inexpressible) -> String {
    switch try form(question.condition, isNegated: question.isNegated) {
    case .truth(let truth):
      guard question.isNegated else { return truth }
      return truth.hasPrefix("!") ? String(truth.dropFirst()) : "!" + truth
    case .equal(let left, let right):
      return "\(left) \(question.isNegated ? "!=" : "==") \(right)"
    }
  }

  private func form(
    _ condition: Condition, isNegated: Bool
  ) throws(Inexpressible) -> Form {
    switch condition {
    case .route(let words):
      let pattern = try routes.pattern(words)
      // "not route" speaks of all unclaimed changes, "route" of the earliest.
      return .truth(
        isNegated
          ? "app.recorder.unclaimedChanges.contains(where: { $0.matches(\(pattern)) })"
          : "app.recorder.nextChange.matches(\(pattern))")
    case .noRoute:
      return .truth("\(Self.lastAction).changes.isEmpty")
    case .ignored(let reason):
      return try ignored(reason)
    case .output(let event):
      return .truth("\(Self.lastAction).outputs.\(output(event.text))")
    case .screen(let name):
      return .equal("app.navigation.stackNames.last", literal(name))
    case .stack(let names):
      return .equal("app.navigation.stackNames", SwiftLiteral.of(names.map(\.text)))
    case .tab(let name):
      guard let tab = Tab(rawValue: name.text) else {
        throw Inexpressible("there is no tab \(name.described) in Swift")
      }
      return .equal("app.navigation.selectedTab", ".\(tab)")
    case .modal(let name):
      return .equal("app.navigation.modalName", name.text == "none" ? "nil" : literal(name))
    case .text(let id, let text):
      return .equal("app.element(\(literal(id)))?.text", SwiftLiteral.inExpectation(text))
    case .label(let id, let label):
      return .equal("app.element(\(literal(id)))?.label", SwiftLiteral.inExpectation(label))
    case .element(let quality, let id):
      return self.quality(quality, of: literal(id))
    case .count(let prefix, let count):
      return .equal("app.count(ofPrefix: \(literal(prefix)))", SwiftLiteral.grouped(count))
    case .refreshing:
      return .truth("app.isRefreshing")
    case .idle:
      return .truth("app.isIdle")
    case .alive(let screen, let count):
      return .equal("app.census.count(\(literal(screen)))", SwiftLiteral.grouped(count))
    case .focus(let id):
      return focus(id)
    case .announced(let text):
      return .truth("app.announcements.map(\\.text).contains(\(SwiftLiteral.inExpectation(text)))")
    }
  }

  private func quality(_ quality: ElementQuality, of id: String) -> Form {
    switch quality {
    case .visible: .truth("app.isVisible(\(id))")
    case .hidden: .truth("!app.isVisible(\(id))")
    case .enabled: .equal("app.element(\(id))?.isEnabled", "true")
    case .disabled: .equal("app.element(\(id))?.isEnabled", "false")
    case .selected: .equal("app.element(\(id))?.isSelected", "true")
    case .large: .equal("app.element(\(id))?.isLarge", "true")
    }
  }

  private func ignored(_ reason: Word) throws(Inexpressible) -> Form {
    guard reason.text != "none" else { return .truth("\(Self.lastAction).ignored.isEmpty") }
    guard let reason = IgnoredReason(rawValue: reason.text) else {
      throw Inexpressible("there is no reason \(reason.described) in Swift")
    }
    return .truth("\(Self.lastAction).ignored.contains(.\(reason))")
  }

  /// Whether an event is this one: with what it carries, if the script says that.
  private func output(_ event: String) -> String {
    if !event.contains("(") { return "map(\\.name).contains(\(SwiftLiteral.inExpectation(event)))" }
    if event.hasSuffix(")") {
      return "map(\\.description).contains(\(SwiftLiteral.inExpectation(event)))"
    }
    return
      "contains(where: { $0.description.hasPrefix(\(SwiftLiteral.inExpectation(event + "("))) })"
  }

  private func focus(_ id: Word) -> Form {
    if id.text == "none" { return .equal("app.readerFocus", "nil") }
    // An id by identity has a number sign, an id by place has none.
    return .equal("app.readerFocus?.\(id.text.contains("#") ? "alternateID" : "id")", literal(id))
  }

  private func literal(_ word: Word) -> String {
    SwiftLiteral.inExpectation(word.text)
  }
}
