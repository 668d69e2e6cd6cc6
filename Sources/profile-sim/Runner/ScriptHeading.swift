/// What a reporter says of a script before its steps.
struct ScriptHeading: Equatable {
  let file: String
  /// Counted from 1, among all scripts of the run that can be run.
  let number: Int
  let setUp: SetUp
  /// The number of the last line, to which the others can be aligned.
  let lastLine: Int
}
