/// What is wrong with a profile file, and where.
///
/// Its description is a line as compilers print it:
///
///     anna.json: error: posts[3].id: expected a text, found a number
public struct ProfileFileError: Error, Hashable, Sendable {
  public let file: String
  /// What leads to the value, as in `posts[3].id`; empty for the whole file.
  public let keyPath: String
  /// What was expected, and what was found if that is known.
  public let message: String
}

extension ProfileFileError: CustomStringConvertible {
  public var description: String {
    let subject = keyPath.isEmpty ? "" : "\(keyPath): "
    return "\(file): error: \(subject)\(message)"
  }
}
