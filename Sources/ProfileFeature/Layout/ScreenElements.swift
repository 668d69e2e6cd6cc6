/// The elements of a screen in reading order: those that stand there once, then the cells of its list.
///
/// Cells are made when they are asked for, so that a screen of a hundred thousand costs no more than
/// one of ten.
public struct ScreenElements: RandomAccessCollection {
  /// The cells `PREFIX.0`, `PREFIX.1`, … of a list, each also known by `NAME#ID`.
  public struct Cells {
    public let pattern: CellPattern
    public let count: Int
    private let makeElement: (Int) -> Element
    private let indexOfID: (String) -> Int?

    /// - Parameters:
    ///   - makeElement: makes the cell at an index from 0 up to `count`.
    ///   - indexOfID: finds the index of what has an identity.
    init(
      _ pattern: CellPattern, count: Int, makeElement: @escaping (Int) -> Element,
      indexOfID: @escaping (String) -> Int?
    ) {
      self.pattern = pattern
      self.count = count
      self.makeElement = makeElement
      self.indexOfID = indexOfID
    }

    fileprivate func element(at index: Int) -> Element {
      makeElement(index)
    }

    fileprivate func index(_ id: String) -> Int? {
      if let index = pattern.index(in: id) { return index < count ? index : nil }
      return pattern.identity(in: id).flatMap(indexOfID)
    }
  }

  private let fixed: [Element]
  private let cells: Cells?

  init(_ fixed: [Element], cells: Cells? = nil) {
    self.fixed = fixed
    self.cells = cells
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { fixed.count + (cells?.count ?? 0) }

  public subscript(position: Int) -> Element {
    if position < fixed.count { return fixed[position] }
    guard let cells, position < endIndex else {
      preconditionFailure("There is no element at this position")
    }
    return cells.element(at: position - fixed.count)
  }

  /// The element with this id, given by place or by identity, or `nil`.
  public func element(_ id: String) -> Element? {
    if let element = fixed.first(where: { $0.id == id || $0.alternateID == id }) { return element }
    guard let cells, let index = cells.index(id) else { return nil }
    return cells.element(at: index)
  }

  /// How many cells `PREFIX.0`, `PREFIX.1`, … there are.
  public func count(ofPrefix prefix: String) -> Int {
    if let cells, cells.pattern.prefix == prefix { return cells.count }
    // A short list has its cells among the others.
    return fixed.count { element in
      element.alternateID != nil && element.id.hasPrefix(prefix + ".")
        && !element.id.dropFirst(prefix.count + 1).contains(".")
    }
  }
}
