/// Makes the bytes that a terminal sends into what a person did, wherever they are cut in pieces.
///
///     var decoder = InputDecoder()
///     decoder.decode([0x1B, 0x5B])  // []
///     decoder.decode([0x41])  // [.key(.up)]
///
/// What it does not know it leaves out: an unknown sequence is never taken for the letters in it.
struct InputDecoder {
  private enum State: Equatable {
    case ground
    case escape
    case sequence([UInt8])
    /// Behind `ESC O`.
    case singleShift
    /// The three bytes of a mouse report in the form that was not asked for.
    case mouse([UInt8])
    case character([UInt8], length: Int)
    case paste
  }

  private static let escape: UInt8 = 0x1B

  /// What is longer is no sequence that a terminal sends.
  private static let longestSequence = 64
  /// What is pasted behind this is left out: no line of a script can be longer.
  private static let longestPaste = 65_536
  private static let pasteEnd: [UInt8] = [escape] + Array("[201~".utf8)

  private var state = State.ground
  /// What has come of a paste so far.
  private var pasted: [UInt8] = []

  /// After how many milliseconds without a byte ``timeOut()`` decides; nil while nothing is undecided.
  ///
  /// A lone escape is the key or the beginning of a sequence. A paste whose end got lost may not swallow
  /// everything that comes.
  var patience: Int? {
    switch state {
    case .escape: 50
    case .paste: 2_000
    case .ground, .sequence, .singleShift, .mouse, .character: nil
    }
  }

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    for byte in bytes {
      if let input = decode(byte) { inputs.append(input) }
    }
    return inputs
  }

  /// Decides what is undecided, as nothing more has come.
  mutating func timeOut() -> TerminalInput? {
    defer { state = .ground }
    switch state {
    case .escape: return .key(.escape)
    case .paste: return endPaste()
    case .ground, .sequence, .singleShift, .mouse, .character: return nil
    }
  }

  private mutating func decode(_ byte: UInt8) -> TerminalInput? {
    switch state {
    case .ground:
      return begin(byte)
    case .escape:
      return decodeBehindEscape(byte)
    case .sequence(let bytes):
      return decode(byte, inSequence: bytes)
    case .singleShift:
      state = .ground
      guard (0x40...0x7E).contains(byte) else { return begin(byte) }
      return byte == UInt8(ascii: "M") ? .key(.enter) : Self.arrow(byte).map { .key($0) }
    case .mouse(let bytes):
      guard bytes.count == 2 else {
        state = .mouse(bytes + [byte])
        return nil
      }
      state = .ground
      let numbers = (bytes + [byte]).map { Int($0) - 32 }
      return MouseReport.input(numbers[0], column: numbers[1], row: numbers[2])
    case .character(let bytes, let length):
      guard byte & 0xC0 == 0x80 else { return begin(byte) }
      guard bytes.count + 1 == length else {
        state = .character(bytes + [byte], length: length)
        return nil
      }
      state = .ground
      return Self.text(bytes + [byte])
    case .paste:
      return decodeInPaste(byte)
    }
  }

  /// Where nothing has begun yet.
  private mutating func begin(_ byte: UInt8) -> TerminalInput? {
    state = .ground
    switch byte {
    case Self.escape: state = .escape
    case 0x03: return .key(.interrupt)
    case 0x08, 0x7F: return .key(.backspace)
    case 0x09: return .key(.tab)
    case 0x0A, 0x0D: return .key(.enter)
    case 0x0C: return .key(.redraw)
    case 0x15: return .key(.deleteLine)
    case 0x1A: return .key(.suspend)
    case 0x20..<0x7F: return .text(Unicode.Scalar(byte))
    case 0xC2..<0xE0: state = .character([byte], length: 2)
    case 0xE0..<0xF0: state = .character([byte], length: 3)
    case 0xF0..<0xF5: state = .character([byte], length: 4)
    default: break
    }
    return nil
  }

  private mutating func decodeBehindEscape(_ byte: UInt8) -> TerminalInput? {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case Self.escape: return .key(.escape)
    // A key with Alt, which has no meaning here.
    case 0x20..<0x7F: state = .ground
    default:
      _ = begin(byte)
      return .key(.escape)
    }
    return nil
  }

  private mutating func decode(_ byte: UInt8, inSequence bytes: [UInt8]) -> TerminalInput? {
    switch byte {
    case 0x20..<0x40:
      // Of what is too long only the end is waited for.
      state = .sequence(bytes.count < Self.longestSequence ? bytes + [byte] : bytes)
      return nil
    case 0x40..<0x7F:
      state = .ground
      return end(bytes, with: byte)
    default:
      return begin(byte)
    }
  }

  private mutating func end(_ bytes: [UInt8], with final: UInt8) -> TerminalInput? {
    if bytes.first == UInt8(ascii: "<") {
      guard final == UInt8(ascii: "M") else { return nil }
      let numbers = Self.numbers(bytes.dropFirst())
      guard numbers.count == 3 else { return nil }
      return MouseReport.input(numbers[0], column: numbers[1], row: numbers[2])
    }
    switch final {
    case UInt8(ascii: "M") where bytes.isEmpty: state = .mouse([])
    case UInt8(ascii: "Z"): return .key(.backTab)
    case UInt8(ascii: "~"):
      switch Self.numbers(bytes[...]).first {
      case 1, 7: return .key(.home)
      case 3: return .key(.delete)
      case 4, 8: return .key(.end)
      case 5: return .key(.pageUp)
      case 6: return .key(.pageDown)
      case 200: state = .paste
      default: break
      }
    default: return Self.arrow(final).map { .key($0) }
    }
    return nil
  }

  private mutating func decodeInPaste(_ byte: UInt8) -> TerminalInput? {
    pasted.append(byte)
    if pasted.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      state = .ground
      pasted.removeLast(Self.pasteEnd.count)
      return endPaste()
    }
    if pasted.count >= Self.longestPaste + Self.pasteEnd.count {
      pasted.remove(at: Self.longestPaste)
    }
    return nil
  }

  private mutating func endPaste() -> TerminalInput {
    defer { pasted = [] }
    let text = String(decoding: pasted, as: UTF8.self)
    return .paste(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
  }

  private static func text(_ bytes: [UInt8]) -> TerminalInput? {
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return nil }
    return .text(scalar)
  }

  private static func arrow(_ final: UInt8) -> TerminalKey? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    default: nil
    }
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      Parser.count(String(decoding: digits, as: UTF8.self)) ?? 0
    }
  }
}
