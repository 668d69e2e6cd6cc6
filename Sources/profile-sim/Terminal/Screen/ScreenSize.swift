/// How many cells a terminal has.
struct ScreenSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}
