/// A script as a test: what of it goes into a file.
struct SwiftTest {
  /// How the file is called that it was made of.
  let source: String
  let suite: String
  /// What the script says of itself before its first command.
  let remark: [String]
  /// The attribute and the name of the function.
  let declaration: String
  /// As Swift names them.
  let tags: [String]
  let throwsErrors: Bool
  /// The lines of the function, with spaces before them only where they stand in something.
  let body: [String]
}
