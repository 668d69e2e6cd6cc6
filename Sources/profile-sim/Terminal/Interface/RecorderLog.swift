/// The log of a recording as lines of a given width.
struct RecorderLog {
  struct Line: Equatable {
    var time: String
    var text: String
    var style: CellStyle
  }

  /// Room for a time and a blank behind it.
  static let timeWidth = 9

  let lines: [Line]

  /// - Parameter limit: How many lines are wanted at least, from the end; what is before them may be left out.
  init(opening: [LogEntry], steps: [RecordedStep], width: Int, limit: Int = .max) {
    let room = max(8, width - Self.timeWidth)
    // From the end on, so that a long recording costs no more than a short one.
    var parts: [[Line]] = []
    var count = 0
    for step in steps.reversed() where count < limit {
      let command = Self.lines(
        step.time, ScriptPrinter.print(step.command), Self.style(of: step.kind), room: room,
        hanging: 2)
      let part = command + Self.lines(of: step.entries, since: step.time, room: room)
      parts.append(part)
      count += part.count
    }
    if count < limit { parts.append(Self.lines(of: opening, since: nil, room: room)) }
    lines = parts.reversed().flatMap(\.self)
  }

  /// Of what comes several times in a row, as when a text is typed, only how often it came is shown.
  private static func lines(
    of entries: [LogEntry], since start: VirtualDuration?, room: Int
  ) -> [Line] {
    var lines: [Line] = []
    var time = start
    var rest = entries[...]
    while let entry = rest.first {
      let count = rest.prefix { $0 == entry }.count
      rest.removeFirst(count)
      let (text, style) = text(of: entry.event)
      lines += Self.lines(
        entry.time == time ? nil : entry.time, text + (count > 1 ? " ×\(count)" : ""), style,
        room: room, hanging: 4)
      time = entry.time
    }
    return lines
  }

  private static func lines(
    _ time: VirtualDuration?, _ text: String, _ style: CellStyle, room: Int, hanging: Int
  ) -> [Line] {
    wrapped(text, width: room, hanging: hanging).enumerated().map { index, part in
      Line(time: index == 0 ? time?.timestamp ?? "" : "", text: part, style: style)
    }
  }

  private static func text(of event: LogEntry.Event) -> (String, CellStyle) {
    switch event {
    case .output(let output): ("  · " + output, .faint)
    case .change(let change): ("  → " + change, CellStyle(color: .green))
    case .ignored(let reason): ("  ✗ ignored " + reason, CellStyle(color: .yellow))
    }
  }

  private static func style(of kind: RecordedStep.Kind) -> CellStyle {
    switch kind {
    case .action, .circumstance: .bold
    case .wait: .plain
    case .expectation: CellStyle(color: .cyan)
    }
  }

  /// Cuts a text into lines, between words where that is possible.
  static func wrapped(_ text: String, width: Int, hanging: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    let indent = String(repeating: " ", count: hanging)
    for character in PlainText.visible(text) {
      let characterWidth = DisplayWidth.of(character)
      if lineWidth + characterWidth > width {
        var rest = ""
        // A sign that stands alone at the beginning stays with what is behind it.
        if let blank = line.lastIndex(of: " "), line[..<blank].count(where: { $0 != " " }) > 1 {
          rest = String(line[line.index(after: blank)...])
          line = String(line[..<blank])
        }
        lines.append(line)
        line = indent + (rest.isEmpty && character == " " ? "" : rest)
        lineWidth = DisplayWidth.of(line)
        if rest.isEmpty, character == " " { continue }
      }
      line.append(character)
      lineWidth += characterWidth
    }
    return lines + [line]
  }
}
