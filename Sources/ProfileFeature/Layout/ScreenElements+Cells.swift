extension ScreenElements {
  /// The cells `PREFIX.0`, `PREFIX.1`, … of a list, each also known by `NAME#ID`.
  public struct Cells {
    public let pattern: CellPattern
    let layout: CellLayout
    private let makeElement: (Int, Rect) -> Element
    private let indexOfID: (String) -> Int?

    /// - Parameters:
    ///   - makeElement: makes the cell at an index from 0 up to the number of places, in its place.
    ///   - indexOfID: finds the index of what has an identity.
    init(
      _ pattern: CellPattern, layout: CellLayout,
      makeElement: @escaping (Int, Rect) -> Element, indexOfID: @escaping (String) -> Int?
    ) {
      self.pattern = pattern
      self.layout = layout
      self.makeElement = makeElement
      self.indexOfID = indexOfID
    }

    public var count: Int { layout.count }

    func element(at index: Int) -> Element {
      makeElement(index, layout.frame(at: index))
    }

    func index(_ id: String) -> Int? {
      if let index = pattern.index(in: id) { return index < count ? index : nil }
      return pattern.identity(in: id).flatMap(indexOfID)
    }
  }
}
