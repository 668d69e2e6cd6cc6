extension Gesture {
  /// The gesture that an action consists of, without the words of the script; of several taps, one.
  init(_ action: Action) {
    self =
      switch action {
      case .tap(let id, times: _): .tap(id.text)
      case .doubleTap(let id): .doubleTap(id.text)
      case .longPress(let id): .longPress(id.text)
      case .tapAt(let x, let y): .tapAt(x: x.value, y: y.value)
      case .back: .back
      case .swipeBack(let phase): .swipeBack(phase)
      case .swipeDown: .swipeDown
      case .dismiss: .dismiss
      case .type(let id, let text): .type(id.text, text)
      case .press(let key): .press(key)
      case .clear(let id): .clear(id.text)
      case .scroll(let id, let distance): .scroll(id.text, by: distance.value)
      case .scrollTo(let id): .scrollTo(id.text)
      case .pull(let id): .pull(id.text)
      case .drag(let id, let target): .drag(id.text, to: target.text)
      case .cancelDrag(let id): .cancelDrag(id.text)
      case .open(let link): .open(link.text)
      case .relaunch: .relaunch
      case .background: .background
      case .foreground: .foreground
      case .reader(let move): .reader(move)
      }
  }
}
