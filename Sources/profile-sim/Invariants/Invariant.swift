/// Something that is true of an app, or of a part of it, after every step of every run.
struct Invariant<Subject> {
  /// What is true, in words.
  let name: String
  /// What is wrong, in words; nil if nothing is.
  let violation: (Subject) -> String?
}
