extension ScreenElements {
  /// What stands there once, the cells in sight and a few others, and the tabs.
  var sample: [Element] { sample(sampledCells) }

  /// The same elements before anything is scrolled.
  var restingSample: [Element] { scrolled(by: 0).sample(sampledCells) }

  private func sample(_ indices: [Int]) -> [Element] {
    fixed.map(shown) + cells(at: indices) + (closing + tabs).map(shown)
  }

  private var sampledCells: [Int] {
    guard let cells, cells.layout.count > 0 else { return [] }
    let count = cells.layout.count
    let dy = scroll.contentOffset - origin.y
    let inSight = cells.layout.indices(from: window.minY + dy, to: window.maxY + dy)
    var sample = Array(inSight)
    for index in [0, 1, 2, 3, 4, count / 2, count - 1]
    where index < count && !sample.contains(index) {
      sample.append(index)
    }
    return sample.sorted()
  }
}

extension Element {
  /// In a container more than 2.67 times as wide as high the compact header cuts its button away altogether.
  var canBeTouched: Bool {
    isInteractive && !(clip != nil && visibleFrame.isEmpty)
  }

  var isTab: Bool { TabBarElement(rawValue: id) != nil }
}
