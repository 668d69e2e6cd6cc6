/// What the set-up of a script asks for.
struct SetUp: Equatable, Sendable {
  enum Profile: Equatable, Sendable {
    /// A sample that is built in; nil stands for the usual one.
    case sample(String?)
    /// A file, by its path as the script gives it and from where the tool runs.
    case file(written: String, path: String)
  }

  var name: String?
  var tags: [String] = []
  var profile = Profile.sample(nil)
  var seed: UInt64 = 0
  var start: String?
  /// How the world is when the app starts, in the order in which it is said.
  var circumstances: [Circumstance] = []
}
