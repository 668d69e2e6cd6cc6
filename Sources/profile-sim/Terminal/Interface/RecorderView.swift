/// Draws the recorder's screen: the app at the left, the log beside it, what can be done below.
enum RecorderView {
  static func draw(_ interface: RecorderInterface<some Simulation>, size: ScreenSize)
    -> ScreenBuffer
  {
    let picture = interface.picture
    guard let geometry = RecorderGeometry(size, pictureWidth: picture.width) else {
      var screen = tooSmall(size)
      drawQuestion(interface, row: 4, on: &screen)
      return screen
    }
    var screen = ScreenBuffer(size)
    drawPicture(interface, picture, geometry, on: &screen)
    drawLog(interface, geometry, on: &screen)
    drawStatus(interface, geometry, on: &screen)
    drawKeys(geometry.keysRow, on: &screen)
    if interface.isHelpShown { drawHelp(on: &screen) }
    return screen
  }

  private static func tooSmall(_ size: ScreenSize) -> ScreenBuffer {
    var screen = ScreenBuffer(size)
    let needed = RecorderGeometry.smallest
    let lines = [
      "The terminal has \(size.columns) × \(size.rows) cells.",
      "record needs \(needed.columns) × \(needed.rows).", "Make it larger, or press q.",
    ]
    for (row, line) in lines.enumerated() { screen.write(line, column: 0, row: row) }
    return screen
  }

  private static func drawPicture(
    _ interface: RecorderInterface<some Simulation>, _ picture: Picture,
    _ geometry: RecorderGeometry, on screen: inout ScreenBuffer
  ) {
    let fitted = interface.sight.fitted(picture, geometry)
    let columns = geometry.pictureColumns
    let left = columns.lowerBound - 1
    let first = interface.sight.pictureOffset
    let app = interface.recorder.app
    let modal = app.modal.flatMap { app.stack.contains($0) ? nil : " (\($0))" } ?? ""
    let place = app.stack.joined(separator: " > ") + modal
    frameLine("╭", place, "╮", from: left, to: columns.upperBound, row: 0, on: &screen)
    for (index, row) in geometry.pictureRows.enumerated() {
      screen.write("│", column: left, row: row, style: .faint)
      screen.write("│", column: columns.upperBound, row: row, style: .faint)
      guard fitted.rows.indices.contains(first + index) else { continue }
      let cells = fitted.rows[first + index].prefix(columns.count)
      screen.write(
        String(cells.compactMap(\.self)), column: columns.lowerBound, row: row,
        before: columns.upperBound)
    }
    let end = fitted.rows.count - geometry.pictureRows.count - first
    let more = [first > 0 ? "▲ more above" : "", end > 0 ? "▼ more below" : ""]
      .filter { !$0.isEmpty }.joined(separator: "  ")
    frameLine(
      "╰", more, "╯", from: left, to: columns.upperBound, row: geometry.pictureRows.upperBound,
      on: &screen)
  }

  /// A line with a title in it.
  private static func frameLine(
    _ start: String, _ title: String, _ end: String, from left: Int, to right: Int, row: Int,
    on screen: inout ScreenBuffer
  ) {
    screen.write(
      start + String(repeating: "─", count: right - left - 1) + end, column: left, row: row,
      style: .faint)
    guard !title.isEmpty else { return }
    screen.write(
      " " + shortened(title, to: right - left - 5) + " ", column: left + 2, row: row, style: .bold)
  }

  private static func drawLog(
    _ interface: RecorderInterface<some Simulation>, _ geometry: RecorderGeometry,
    on screen: inout ScreenBuffer
  ) {
    let columns = geometry.logColumns
    let title = "Log" + (interface.waitsByItself ? ", waits by itself" : "")
    let time = " \(interface.recorder.app.now.timestamp) "
    frameLine(
      "─", title, "─", from: columns.lowerBound, to: columns.upperBound - 1, row: 0, on: &screen)
    screen.write(
      time, column: columns.upperBound - time.count - 1, row: 0, style: .bold)
    let lines = interface.log(
      width: columns.count, limit: interface.sight.logOffset + geometry.logRows.count
    ).lines
    let end = lines.count - interface.sight.logOffset
    let shown = lines[max(0, end - geometry.logRows.count)..<end]
    for (index, line) in shown.enumerated() {
      let row = geometry.logRows.lowerBound + index
      let width = RecorderLog.timeWidth - 1
      screen.write(
        String(repeating: " ", count: max(0, width - line.time.count)) + line.time,
        column: columns.lowerBound, row: row, style: .faint)
      screen.write(
        line.text, column: columns.lowerBound + RecorderLog.timeWidth, row: row, style: line.style)
    }
    if lines.isEmpty {
      screen.write(
        "Nothing was done yet.", column: columns.lowerBound + 1, row: geometry.logRows.lowerBound,
        style: .faint)
    }
    if interface.sight.logOffset > 0 {
      screen.write(
        "▼ \(interface.sight.logOffset) more", column: columns.lowerBound + 1,
        row: geometry.logRows.upperBound - 1, style: .reversed)
    }
  }

  private static func drawStatus(
    _ interface: RecorderInterface<some Simulation>, _ geometry: RecorderGeometry,
    on screen: inout ScreenBuffer
  ) {
    let row = geometry.statusRow
    let columns = screen.size.columns
    if drawQuestion(interface, row: row, on: &screen) { return }
    let pending =
      interface.recorder.app.isIdle
      ? "idle" : interface.recorder.app.pending.joined(separator: ", ")
    let right = shortened(pending, to: columns / 2)
    screen.write(right, column: columns - DisplayWidth.of(right), row: row)
    let chosen = interface.targets.first { $0.id == interface.sight.focus }
    let left = chosen.map { target in
      target.id + "  " + target.role
        + (target.label.isEmpty ? "" : "  " + PlainText.quoted(target.label))
    }
    let room = columns - DisplayWidth.of(right) - 2
    screen.write(
      shortened(left ?? "Arrows and Tab choose, Enter taps.", to: room),
      column: 0, row: row, style: chosen == nil ? .faint : .bold)
  }

  /// Draws what is asked, or was just said.
  @discardableResult
  private static func drawQuestion(
    _ interface: RecorderInterface<some Simulation>, row: Int, on screen: inout ScreenBuffer
  ) -> Bool {
    let columns = screen.size.columns
    guard let prompt = interface.prompt else {
      guard let message = interface.message else { return false }
      screen.write(shortened(message, to: columns), column: 0, row: row, style: .bold)
      return true
    }
    let column = screen.write(prompt.question, column: 0, row: row, style: .bold)
    // The end of what was typed is where it goes on.
    var shown = PlainText.visible(prompt.text)[...]
    while !shown.isEmpty, DisplayWidth.of(shown) > columns - column - 1 { shown.removeFirst() }
    let end = screen.write(String(shown), column: column, row: row)
    screen.write("▏", column: end, row: row)
    return true
  }

  private static func drawKeys(_ row: Int, on screen: inout ScreenBuffer) {
    let columns = screen.size.columns
    screen.write(
      String(repeating: " ", count: columns), column: 0, row: row, style: .reversed)
    var column = 1
    for key in RecorderKeys.short {
      guard column + DisplayWidth.of(key) < columns else { break }
      column = screen.write(key, column: column, row: row, style: .reversed) + 2
    }
  }

  private static func drawHelp(on screen: inout ScreenBuffer) {
    let rows = RecorderKeys.rows
    let keysWidth = rows.map { DisplayWidth.of($0.keys) }.max() ?? 0
    let width = keysWidth + 4 + (rows.map { DisplayWidth.of($0.meaning) }.max() ?? 0)
    let left = max(0, (screen.size.columns - width - 2) / 2)
    let top = max(0, (screen.size.rows - rows.count - 2) / 2)
    let right = left + width + 1
    for (index, line) in rows.enumerated() {
      let row = top + 1 + index
      screen.write(
        "│" + String(repeating: " ", count: width) + "│", column: left, row: row, before: right + 1)
      screen.write(line.keys, column: left + 2, row: row, style: .bold)
      screen.write(line.meaning, column: left + keysWidth + 4, row: row)
    }
    frameLine("╭", "Keys", "╮", from: left, to: right, row: top, on: &screen)
    frameLine(
      "╰", "any key goes on", "╯", from: left, to: right, row: top + rows.count + 1, on: &screen)
  }

  private static func shortened(_ text: String, to room: Int) -> String {
    DisplayWidth.shortened(PlainText.visible(text), to: room)
  }
}
