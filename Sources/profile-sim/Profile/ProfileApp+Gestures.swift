import ProfileFeature

/// What a person does.
extension ProfileApp {
  func perform(_ gesture: Gesture) {
    switch gesture {
    case .tap(let id): app.tap(id)
    case .doubleTap(let id): app.doubleTap(id)
    case .longPress(let id): app.longPress(id)
    case .tapAt(let x, let y): app.tap(at: Point(x: x, y: y))
    case .back: app.back()
    case .swipeBack(nil): app.swipeBack()
    case .swipeBack(.begin): app.swipeBack(.begin)
    case .swipeBack(.cancel): app.swipeBack(.cancel)
    case .swipeBack(.finish): app.swipeBack(.finish)
    case .swipeDown: app.swipeDown()
    case .dismiss: app.dismiss()
    case .type(let id, let text): app.type(id, text)
    case .press(.return): app.press(.return)
    case .press(.escape): app.press(.escape)
    case .clear(let id): app.clear(id)
    case .scroll(let id, let distance): app.scroll(id, by: distance)
    case .scrollTo(let id): app.scroll(to: id)
    case .pull(let id): app.pull(id)
    case .drag(let id, let target): app.drag(id, to: target)
    case .cancelDrag(let id): app.cancelDrag(id)
    case .open(let link): app.open(link)
    case .relaunch: app.relaunch()
    case .background: app.background()
    case .foreground: app.foreground()
    case .reader(.next): app.reader(.next)
    case .reader(.previous): app.reader(.previous)
    case .reader(.activate): app.reader(.activate)
    case .reader(.escape): app.reader(.escape)
    }
  }
}
