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

  init(opening: [LogEntry], steps: [RecordedStep], width: Int) {
    var lines: [Line] = []
    func append(_ time: VirtualDuration?, _ text: String, hanging: Int, _ style: CellStyle) {
      let room = max(8, width - Self.timeWidth)
      for (index, part) in Self.wrapped(text, width: room, hanging: hanging).enumerated() {
        lines.append(
          Line(time: index == 0 ? time?.timestamp ?? "" : "", text: part, style: style))
      }
    }
    /// Of what comes several times in a row, as when a text is typed, only how often it came is shown.
    func append(_ entries: [LogEntry], since start: VirtualDuration?) {
      var time = start
      var rest = entries[...]
      while let entry = rest.first {
        let count = rest.prefix { $0 == entry }.count
        rest.removeFirst(count)
        let times = count > 1 ? " ×\(count)" : ""
        let (text, style) = Self.text(of: entry.event)
        append(entry.time == time ? nil : entry.time, text + times, hanging: 4, style)
        time = entry.time
      }
    }
    append(opening, since: nil)
    for step in steps {
      append(
        step.time, ScriptPrinter.print(step.command), hanging: 2, Self.style(of: step.kind))
      append(step.entries, since: step.time)
    }
    self.lines = lines
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
    case .action: .bold
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
