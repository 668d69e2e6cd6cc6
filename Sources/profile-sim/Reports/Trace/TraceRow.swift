/// A step in the list of a page, as HTML that can be read without the page's script.
struct TraceRow {
  private let step: TraceStep
  private let id: String

  init(_ step: TraceStep, id: String) {
    self.step = step
    self.id = id
  }

  var html: String {
    let (mark, word) =
      switch step.status {
      case .done: ("·", "")
      case .held: ("✓", "held: ")
      case .failed: ("✗", "failed: ")
      }
    let status =
      "<i class=\"mark\" aria-hidden=\"true\">\(mark)</i><span class=\"vh\">\(word)</span>"
    let line = step.place.line > 0 ? "\(step.place.line)" : ""
    let file = step.place.included.map { " <small>\(escaped($0.written))</small>" } ?? ""
    return """
      <li class="step \(step.kind.rawValue) \(step.status.rawValue)" id="\(id)"><a href="#\(id)">\(status)\
      <span class="time">\(step.time.timestamp)</span> <span class="line">\(line)</span> \
      <code>\(command)</code>\(file)</a>\(log)\(failures)</li>

      """
  }

  /// The command, its first word set apart.
  private var command: String {
    let text = PlainText.visible(step.text)
    let verb = text.prefix { $0 != " " }
    return "<b>\(escaped(String(verb)))</b>\(escaped(String(text.dropFirst(verb.count))))"
  }

  private var log: String {
    guard !step.log.isEmpty else { return "" }
    let entries = step.log.map { entry in
      let (kind, text) =
        switch entry.event {
        case .output(let output): ("event", output)
        case .change(let change): ("route", change)
        case .ignored(let reason): ("ignored", reason)
        }
      let time =
        entry.time == step.time ? "" : " <span class=\"time\">\(entry.time.timestamp)</span>"
      return "<li class=\"\(kind)\"><b>\(kind)</b> \(escaped(PlainText.visible(text)))\(time)</li>"
    }
    return "<ul class=\"log\">\(entries.joined())</ul>"
  }

  private var failures: String {
    step.failures.map { failure in
      """
      <dl class="why"><dt>expected</dt><dd>\(escaped(failure.expected))</dd>\
      <dt>actual</dt><dd>\(escaped(failure.actual))</dd></dl>
      """
    }.joined()
  }

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
