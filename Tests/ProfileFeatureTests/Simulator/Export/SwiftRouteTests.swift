import ProfileFeature
import Testing

@testable import profile_sim

@Suite struct SwiftRouteTests {
  /// The words of a script, what they are in Swift, and the same as a value.
  struct Pattern: Sendable {
    let words: String
    let swift: String
    let value: RoutePattern

    init(_ words: String, _ swift: String, _ value: RoutePattern) {
      (self.words, self.swift, self.value) = (words, swift, value)
    }

    var parsed: [profile_sim.Word] { (try? Lexer.lex(Array(words.utf8)).words) ?? [] }
  }

  static let patterns = [
    Pattern("push followers", #".push("followers")"#, .push("followers")),
    Pattern(
      #"push profile "a b" title x"#, #".push("profile", "a b", title: "x")"#,
      .push("profile", "a b", title: "x")),
    Pattern("push post p7", #".push("post", "p7")"#, .push("post", "p7")),
    Pattern("push post", #".push("post")"#, .push("post")),
    Pattern(
      "push settings title Settings", #".push("settings", title: "Settings")"#,
      .push("settings", title: "Settings")),
    Pattern("pop", ".pop", .pop), Pattern("pop to root", ".popToRoot", .popToRoot),
    Pattern("present edit", #".present("edit")"#, .present("edit")),
    Pattern(
      #"present edit title "Edit Profile" fullscreen"#,
      #".present("edit", style: .fullScreen, title: "Edit Profile")"#,
      .present("edit", style: .fullScreen, title: "Edit Profile")),
    Pattern(
      "present menu sheet", #".present("menu", style: .sheet)"#, .present("menu", style: .sheet)),
    Pattern(
      "present discard alert", #".present("discard", style: .alert)"#,
      .present("discard", style: .alert)),
    Pattern("dismiss story", #".dismiss("story")"#, .dismiss("story")),
    Pattern("scroll", ".scroll()", .scroll()), Pattern("scroll top", ".scroll()", .scroll()),
    Pattern(
      "scroll item 0 section 1 top animated", ".scroll(section: 1, item: 0, animated: true)",
      .scroll(section: 1, item: 0, animated: true)),
    Pattern("scroll to top", ".scrollToTop", .scrollToTop),
    Pattern("scroll to top animated", ".scrollToTop", .scrollToTop),
    Pattern("select tab feed", ".selectTab(.feed)", .selectTab(.feed)),
    Pattern("open link telegram", ".openLink(.telegram)", .openLink(.telegram)),
    Pattern("set", ".set()", .set()),
    Pattern(
      #"set tab profile stack "profile a > settings" modal "edit > settings""#,
      #".set(tab: "profile", stack: "profile a > settings", modal: "edit > settings")"#,
      .set(tab: "profile", stack: "profile a > settings", modal: "edit > settings")),
    Pattern("set tab feed", #".set(tab: "feed")"#, .set(tab: "feed")),
    Pattern("rename", ".rename()", .rename()),
    Pattern(
      #"rename to "b c" from a"#, #".rename(from: "a", to: "b c")"#, .rename(from: "a", to: "b c")),
    Pattern("reset", ".reset", .reset),
  ]

  static let changes: [RouteChange] = [
    .push(.followers(of: "a")), .push(.profile(username: "a b")), .push(.settings),
    .push(.profile(username: "a b"), title: "x"), .push(.post(id: "p7")), .push(.post(id: "p8")),
    .pop, .popToRoot, .present(.editProfile), .present(.menu), .present(.discard(then: nil)),
    .dismiss(.newStory), .dismiss(.menu), .scroll(section: 1, item: 0, animated: true),
    .scroll(section: 1, item: 0, animated: false), .scroll(section: 0, item: 1, animated: true),
    .scrollToTop, .selectTab(.feed), .selectTab(.search), .openLink(.telegram),
    .openLink(.linkedin), .rename("a", to: "b c"), .rename("a", to: "b"), .reset,
    .set(NavigationState(stack: [.profile(username: "a"), .settings])),
    .set(
      NavigationState(
        stack: [.profile(username: "a"), .settings],
        presentations: [Presentation(.editProfile, pushed: [.settings])])),
  ]

  private let forms = Vocabulary.profile.changes

  @Test(arguments: patterns)
  func `says in Swift what a script expects`(_ pattern: Pattern) throws {
    #expect(try SwiftRoute(forms: forms).pattern(pattern.parsed) == pattern.swift)
  }

  @Test(arguments: patterns)
  func `is true of just those changes that the script means`(_ pattern: Pattern) throws {
    let wanted = try ChangePattern(pattern.parsed, forms: forms)
    for change in Self.changes {
      let words = try Lexer.lex(Array(change.description.utf8)).words
      let isMeant = wanted.matches(try ChangePattern(words, forms: forms))
      #expect(change.matches(pattern.value) == isMeant, "\(change)")
    }
  }

  @Test func `every form of a change can be said`() throws {
    let said = Self.patterns.map { $0.words }
    for form in forms {
      #expect(said.contains { ($0 + " ").hasPrefix(form.verb + " ") }, "\(form.verb)")
      for destination in form.destinations {
        let words = try Lexer.lex(Array("\(form.verb) \(destination.name)".utf8)).words
        #expect(throws: Never.self) { try SwiftRoute(forms: forms).pattern(words) }
      }
    }
  }

  @Test func `what is no number in Swift, or no form, is a fault`() throws {
    #expect(
      throws: Inexpressible(#""section" is a number in Swift, and "01" is none"#)
    ) {
      try SwiftRoute(forms: forms).pattern([
        profile_sim.Word("scroll"), profile_sim.Word("section"), profile_sim.Word("01"),
      ])
    }
    let other = [ChangeForm(verb: "fold", destinations: [], details: [])]
    #expect(
      throws: Inexpressible(#"the route change "fold" cannot be said in Swift like this"#)
    ) { try SwiftRoute(forms: other).pattern([profile_sim.Word("fold")]) }
  }
}
