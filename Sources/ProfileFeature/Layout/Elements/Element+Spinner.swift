extension Element {
  /// What turns while something is under way: a symbol of 20, whatever the size of text, in the middle of a column.
  func spinner(in column: Column, y: Double) -> Element {
    let frame = Rect(x: column.x + column.width / 2 - 10, y: y, width: 20, height: 20)
    var spinner = placed(
      in: frame, parts: [Part(.symbol("progress.indicator"), in: frame, ink: .secondary)])
    spinner.isOverlay = true
    return spinner
  }
}
