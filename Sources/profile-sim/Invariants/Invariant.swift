/// Something that is true of an app after every step of every run.
struct Invariant<App> {
  /// What is true, in words.
  let name: String
  /// What is wrong, in words; nil if nothing is.
  let violation: (App) -> String?
}
