extension ScreenElements {
  /// The cells `PREFIX.0`, `PREFIX.1`, … of a list, each also known by `NAME#ID`, with the buttons in them.
  public struct Cells {
    /// A button that stands in some of the cells, and is read after its cell.
    struct Button {
      let pattern: CellPattern
      /// Makes the button of the cell at an index, in the place of the cell.
      let makeElement: (Int, Rect) -> Element
      /// The cells that have one, in order.
      let cells: [Int]
      /// Finds the index of the cell that has an identity.
      let indexOfID: (String) -> Int?
    }

    let layout: CellLayout
    private let makeElement: (Int, Rect) -> Element
    private let indexOfElement: (String) -> Int?
    private let countOfPrefix: (String) -> Int
    private let button: Button?

    /// - Parameters:
    ///   - makeElement: makes the cell at an index from 0 up to the number of places, in its place.
    ///   - indexOfID: finds the index of what has an identity.
    init(
      _ pattern: CellPattern, layout: CellLayout, button: Button? = nil,
      makeElement: @escaping (Int, Rect) -> Element, indexOfID: @escaping (String) -> Int?
    ) {
      self.init(
        layout: layout, button: button, makeElement: makeElement,
        indexOfElement: { id in
          if let index = pattern.index(in: id) { return index < layout.count ? index : nil }
          return pattern.identity(in: id).flatMap(indexOfID)
        },
        countOfPrefix: { $0 == pattern.prefix ? layout.count : 0 })
    }

    /// Cells of several kinds.
    ///
    /// - Parameters:
    ///   - indexOfElement: finds the index of a cell by its id, by place or by identity.
    ///   - countOfPrefix: how many of the cells there are whose ids begin like this and end in a number.
    init(
      layout: CellLayout, button: Button? = nil, makeElement: @escaping (Int, Rect) -> Element,
      indexOfElement: @escaping (String) -> Int?, countOfPrefix: @escaping (String) -> Int
    ) {
      self.layout = layout
      self.button = button
      self.makeElement = makeElement
      self.indexOfElement = indexOfElement
      self.countOfPrefix = countOfPrefix
    }

    /// How many elements there are, buttons included.
    public var count: Int { layout.count + (button?.cells.count ?? 0) }

    func count(ofPrefix prefix: String) -> Int {
      guard let button, prefix == button.pattern.prefix else { return countOfPrefix(prefix) }
      return button.cells.count
    }

    func cell(at index: Int) -> Element {
      makeElement(index, layout.frame(at: index))
    }

    /// The cell at an index, and its button.
    func elements(inCell index: Int) -> [Element] {
      guard let button = self.button(inCell: index) else { return [cell(at: index)] }
      return [cell(at: index), button]
    }

    /// The element at a place in the reading order.
    func element(at place: Int) -> Element {
      guard let button else { return cell(at: place) }
      // The n-th button is read after n buttons and all cells up to its own.
      let buttonCount = button.firstButton { number, cell in number + cell + 1 >= place }
      if buttonCount < button.cells.count, buttonCount + button.cells[buttonCount] + 1 == place {
        let index = button.cells[buttonCount]
        return button.makeElement(index, layout.frame(at: index))
      }
      return cell(at: place - buttonCount)
    }

    /// The place in the reading order of the cell or button with this id, by place or by identity.
    func place(of id: String) -> Int? {
      func buttonCount(before index: Int) -> Int {
        button?.firstButton { _, cell in cell >= index } ?? 0
      }
      if let index = cellIndex(id) { return index + buttonCount(before: index) }
      guard let index = buttonIndex(id), self.button(inCell: index) != nil else { return nil }
      return index + buttonCount(before: index) + 1
    }

    /// The index of the cell with this id, by place or by identity.
    func cellIndex(_ id: String) -> Int? { indexOfElement(id) }

    /// The index of the cell whose button would have this id, by place or by identity.
    private func buttonIndex(_ id: String) -> Int? {
      guard let button else { return nil }
      if let index = button.pattern.index(in: id) { return index < layout.count ? index : nil }
      return button.pattern.identity(in: id).flatMap(button.indexOfID)
    }

    private func button(inCell index: Int) -> Element? {
      guard let button else { return nil }
      let number = button.firstButton { _, cell in cell >= index }
      guard number < button.cells.count, button.cells[number] == index else { return nil }
      return button.makeElement(index, layout.frame(at: index))
    }
  }
}

extension ScreenElements.Cells.Button {
  /// The first button of which `isReached` holds, which holds of all after it too.
  fileprivate func firstButton(where isReached: (_ number: Int, _ cell: Int) -> Bool) -> Int {
    var lower = 0
    var upper = cells.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if isReached(middle, cells[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
