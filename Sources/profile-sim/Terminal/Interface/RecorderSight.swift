/// What is chosen, and which part of everything can be seen.
struct RecorderSight: Equatable {
  private(set) var size = RecorderGeometry.smallest
  /// The id of what is chosen.
  private(set) var focus: String?
  /// The first row of the picture that is shown, where not all of them have room.
  private(set) var pictureOffset = 0
  /// How many lines of the log are below those that are shown.
  private(set) var logOffset = 0
  /// Where one was when the picture was last looked at.
  private var place: [String] = []

  func geometry(for picture: Picture) -> RecorderGeometry? {
    RecorderGeometry(size, pictureWidth: picture.width)
  }

  func fitted(_ picture: Picture, _ geometry: RecorderGeometry) -> FittedPicture {
    FittedPicture(
      picture, columns: geometry.pictureColumns.count, rows: geometry.pictureRows.count,
      focus: focus)
  }

  /// The point of the device under a cell of the terminal.
  func point(column: Int, row: Int, in picture: Picture) -> (x: Double, y: Double)? {
    guard let geometry = geometry(for: picture), geometry.pictureColumns.contains(column),
      geometry.pictureRows.contains(row)
    else { return nil }
    return fitted(picture, geometry).point(
      column: column - geometry.pictureColumns.lowerBound,
      row: row - geometry.pictureRows.lowerBound + pictureOffset)
  }

  // MARK: Choosing

  mutating func move(_ direction: PictureTarget.Direction, in picture: Picture) {
    let targets = picture.targets
    guard let current = targets.first(where: { $0.id == focus }) else {
      return choose(targets.first, in: picture)
    }
    choose(current.nearest(direction, among: targets), in: picture)
  }

  mutating func step(by count: Int, in picture: Picture) {
    let targets = picture.targets
    guard !targets.isEmpty else { return }
    guard let place = targets.firstIndex(where: { $0.id == focus }) else {
      return choose(count > 0 ? targets.first : targets.last, in: picture)
    }
    choose(targets[(place + count + targets.count) % targets.count], in: picture)
  }

  /// Chooses another, if there is one.
  mutating func choose(_ target: PictureTarget?, in picture: Picture) {
    guard let target else { return }
    focus = target.id
    showFocus(in: picture)
  }

  mutating func chooseNothing() {
    focus = nil
  }

  // MARK: Seeing

  mutating func resize(to size: ScreenSize, showing picture: Picture) {
    self.size = size
    showFocus(in: picture)
  }

  /// Follows what has happened: what was chosen may be gone, and one may be elsewhere.
  mutating func follow(_ picture: Picture, at place: [String]) {
    logOffset = 0
    if place != self.place { pictureOffset = 0 }
    self.place = place
    if !picture.targets.contains(where: { $0.id == focus }) { focus = nil }
    showFocus(in: picture)
  }

  mutating func movePicture(by rows: Int, in picture: Picture) {
    guard let geometry = geometry(for: picture) else { return }
    let most = max(0, fitted(picture, geometry).rows.count - geometry.pictureRows.count)
    pictureOffset = min(max(0, pictureOffset + rows), most)
  }

  mutating func scrollLog(by lines: Int, of count: Int, shown: Int) {
    logOffset = min(max(0, logOffset + lines), max(0, count - shown))
  }

  /// Moves the picture no further than it takes to see what is chosen.
  private mutating func showFocus(in picture: Picture) {
    guard let geometry = geometry(for: picture) else { return }
    let fitted = fitted(picture, geometry)
    let room = geometry.pictureRows.count
    if let target = picture.targets.first(where: { $0.id == focus }) {
      let rows = fitted.rows(of: target.area)
      pictureOffset = min(pictureOffset, rows.lowerBound)
      pictureOffset = max(pictureOffset, min(rows.upperBound - room, rows.lowerBound))
    }
    pictureOffset = min(max(0, pictureOffset), max(0, fitted.rows.count - room))
  }
}
