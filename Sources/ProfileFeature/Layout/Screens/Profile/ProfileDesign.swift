/// What a preset makes of a profile: the header with everything in its place, and figures for what follows it.
struct ProfileDesign {
  /// In reading order.
  var header: [Element]
  var headerHeight: Double
  var filterBar: FilterBar
  var grid: Grid

  struct FilterBar {
    var column: Column
    var height: Double
    var iconSide: Double
    var isPinned: Bool
  }

  struct Grid {
    var column: Column
    var columnCount: Int
    var spacing: Double
    /// How wide the line around a cell is.
    var border: Double
  }
}
