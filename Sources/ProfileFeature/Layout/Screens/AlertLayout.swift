/// What an alert shows: a box of 270 in the middle, as on the platform, with the question over its answers.
enum AlertLayout {
  /// - Parameter restHeight: the height in whose middle the box stands, as far as there is room.
  static func content(
    for question: AlertViewModel.Question, in layout: ScreenLayout, restHeight: Double
  ) -> ScreenContent {
    let column = layout.traits.marginColumn.centred(
      width: max(270, layout.traits.scaled(270)))
    let text =
      switch question {
      case .discard: layout.words[.discardQuestion]
      case .logout: layout.words[.logOutQuestion]
      }
    var height = 0.0
    let elements = AlertElement.elements(of: question).map { element in
      let placed: Element =
        switch element {
        case .message:
          element.element(layout.words, label: text, text: text)
            .answer(.headline, padding: 20, in: column, y: height, layout)
        case .discard, .keep, .logout, .cancel:
          element.element(layout.words, text: element.label(in: layout.words))
            .answer(.body, padding: 12, in: column, y: height, layout)
        }
      height = placed.frame.maxY
      return placed
    }
    let y = max(0, (restHeight - height) / 2).roundedDownToPixel(at: layout.traits.scale)
    return ScreenContent(elements: elements.map { $0.moved(dy: y) }, height: y + height)
  }
}

extension Element {
  /// A part of the box, with a line around it.
  fileprivate func answer(
    _ style: TextStyle, padding: Double, in column: Column, y: Double, _ layout: ScreenLayout
  ) -> Element {
    let block = TextBlock(
      text, layout.traits.font(style), width: column.width - 32, in: layout)
    let frame = column.rect(y: y, height: max(44, block.height + 2 * padding))
    return placed(
      in: frame,
      parts: [
        Part(
          .box(border: 1 / layout.traits.scale, radius: 0, isFilled: false), in: frame, ink: .faint),
        block.centredPart(in: column.inset(by: 16).rect(y: frame.minY, height: frame.height)),
      ])
  }
}
