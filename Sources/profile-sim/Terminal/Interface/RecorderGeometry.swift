/// Which parts of a terminal show what, whatever its size.
struct RecorderGeometry: Equatable {
  /// What is needed to show anything sensible.
  static let smallest = ScreenSize(columns: 80, rows: 24)

  /// Inside of the frame around the picture.
  let pictureColumns: Range<Int>
  let pictureRows: Range<Int>
  let logColumns: Range<Int>
  let logRows: Range<Int>
  let statusRow: Int
  let keysRow: Int

  /// - Parameter pictureWidth: How wide the picture is, in points.
  /// - Returns: Nil if the terminal is too small.
  init?(_ size: ScreenSize, pictureWidth: Double) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      return nil
    }
    let wanted = Int((pictureWidth / TextCanvas.cellWidth).rounded(.up))
    let most = size.columns * 58 / 100
    let width = max(1, min(wanted, most - 2))
    pictureColumns = 1..<1 + width
    pictureRows = 1..<size.rows - 3
    logColumns = width + 3..<size.columns
    logRows = 1..<size.rows - 2
    statusRow = size.rows - 2
    keysRow = size.rows - 1
  }
}
