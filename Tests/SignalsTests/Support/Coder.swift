import Signals

/// An encoder and decoder of integers, whose code for a number is its words.
struct Coder: TopLevelEncoder, TopLevelDecoder {
  /// What it does not encode.
  var refused: Int?

  func encode<T: Encodable>(_ value: T) throws -> String {
    guard let value = value as? Int, value != refused else { throw TestError("refused") }
    return "\(value)"
  }

  func decode<T: Decodable>(_ type: T.Type, from code: String) throws -> T {
    guard let value = Int(code) as? T else { throw TestError("not a number") }
    return value
  }
}
