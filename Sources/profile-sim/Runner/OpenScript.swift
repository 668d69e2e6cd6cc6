/// A script that is being walked through.
final class OpenScript {
  /// What it is called; nil for the script that is run.
  let included: IncludedScript?
  private let folder: String
  private var reader: ScriptReader<AnyByteSource>

  init(_ source: AnyByteSource, included: IncludedScript?, folder: String) {
    self.included = included
    self.folder = folder
    self.reader = ScriptReader(source)
  }

  func path(of written: String) -> String {
    ScriptFile.path(of: written, in: folder)
  }

  /// The next line with a command.
  func next() throws(InputFailure) -> BlockLine? {
    while let item = try reader.next() {
      // Scripts are checked before they are run.
      guard case .success(let line) = item.content else {
        throw InputFailure(reason: "the file was changed while it ran")
      }
      guard let command = line.command else { continue }
      let column = item.source.bytes.prefix { Byte.isBlank($0) }.count + 1
      return BlockLine(command: command, number: line.number, column: column)
    }
    return nil
  }

  /// The lines of a block of which the first was read last, this one and the end included.
  func block(
    _ header: BlockHeader, at place: ScriptPlace
  ) throws(InputFailure) -> [BlockLine] {
    var lines = [
      BlockLine(command: .block(header), number: place.line, column: place.column)
    ]
    var open = [0]
    while let innermost = open.last {
      guard let line = try next() else {
        throw InputFailure(reason: "the file was changed while it ran")
      }
      switch line.command {
      case .block:
        open.append(lines.count)
      case .otherwise:
        lines[innermost].partner = lines.count
        open[open.count - 1] = lines.count
      case .end:
        lines[innermost].partner = lines.count
        open.removeLast()
      case .setUp, .circumstance, .exhaustive, .act, .wait, .expect, .bind, .include, .template:
        break
      }
      lines.append(line)
    }
    return lines
  }
}
