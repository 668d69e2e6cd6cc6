/// What a script says about itself before its first action.
enum SetUpCommand: Hashable, Sendable {
  case name(String)
  case tags([Word])
  case profile(Word)
  case profileFile(Word)
  case seed(UInt64)
  case start(Word)

  /// What can be said once only: `profile` and `profile file` are two ways to say one thing.
  var keyword: String {
    switch self {
    case .name: "name"
    case .tags: "tags"
    case .profile, .profileFile: "profile"
    case .seed: "seed"
    case .start: "start"
    }
  }
}
