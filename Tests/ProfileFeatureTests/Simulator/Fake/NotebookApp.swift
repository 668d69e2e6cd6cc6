@testable import profile_sim

/// The notebook, on a clock of its own.
struct NotebookApp: SimulatedApp {
  /// A page on its way to paper, which ends by itself unless replies are kept back.
  struct Save: Equatable {
    var ends: VirtualDuration?
  }

  var tabs = ["a", "b", "c"]
  private(set) var now = VirtualDuration.zero
  private var title = "Notes"
  private var pages: [String] = []
  private var isIndexOpen = false
  private var saves: [Save] = []
  /// Blinking never ends.
  private var isBlinking = false
  private var refreshEnds: VirtualDuration?
  private var largeTab: String?
  private var selectedTab: String?
  /// How far down the cover is scrolled; its title goes out of sight first.
  private var offset = 0.0
  private(set) var focus: String?
  private(set) var announcements: [String] = []
  private(set) var isInBackground = false
  private var log: [LogEntry] = []
  private(set) var world = NotebookWorld()

  var isIdle: Bool { saves.isEmpty && !isBlinking && refreshEnds == nil }
  var isRefreshing: Bool { refreshEnds != nil }
  var stack: [String] { isIndexOpen ? ["index"] : ["cover"] + pages.map { _ in "page" } }
  var tab: String? { "notes" }
  var modals: [String] { isIndexOpen ? ["index"] : [] }

  var pending: [String] {
    saves.map { save in save.ends.map { "saving until \($0.timestamp)" } ?? "saving, held" }
      + (isRefreshing ? ["refreshing"] : []) + (isBlinking ? ["blinking"] : [])
  }

  var elements: [ShownElement] {
    if isIndexOpen { return [] }
    if let page = pages.last {
      return [element("page.text", "text", "", text: "This is \(page)")]
    }
    var heading = element("cover.title", "heading", "Title", text: title)
    heading.isVisible = offset < 20
    var blink = element("cover.blink", "button", "Blink")
    blink.isEnabled = !isBlinking
    return [
      heading, element("cover.index", "button", "Index"), element("cover.save", "button", "Save"),
      blink, element("cover.odd", "button", "Odd"),
    ]
      + tabs.enumerated().map { index, name in
        ShownElement(
          id: "tab.\(index)", alternateID: "tab#\(name)", role: "cell", label: "Tab \(name)",
          text: "", isSelected: selectedTab == name, isLarge: largeTab == name)
      }
  }

  func element(_ id: String) -> ShownElement? {
    elements.first { $0.id == id || $0.alternateID == id }
  }

  func count(ofPrefix prefix: String) -> Int {
    elements.count { $0.id.hasPrefix(prefix + ".") && $0.alternateID != nil }
  }

  func aliveCount(of screen: String) -> Int {
    screen == "page" ? pages.count : 1
  }

  func picture(title: String) -> Picture {
    world.picture(of: (stack.last ?? "") + "<\(pages.last ?? "")>", title: title)
  }

  mutating func apply(_ circumstance: Circumstance) -> String? {
    switch circumstance {
    case .hold:
      for index in saves.indices { saves[index].ends = nil }
    case .release(_, let number?):
      guard world.isHeld, number <= saves.count else { return "ink keeps \(saves.count) back" }
      finishSave(at: number - 1)
      return nil
    case .release(_, nil):
      guard world.isHeld else { return "ink keeps nothing back" }
      world.apply(circumstance)
      while !saves.isEmpty { finishSave(at: 0) }
    case .device, .rotate, .textSize, .layout, .appearance, .language, .reduceMotion, .latency,
      .fail, .offline, .online:
      break
    }
    world.apply(circumstance)
    return nil
  }

  mutating func perform(_ gesture: Gesture) {
    announcements = []
    switch gesture {
    case .background, .foreground, .open, .relaunch: break
    case _ where isInBackground: return note(.ignored("notHittable"))
    case .tap, .doubleTap, .longPress, .tapAt, .back, .swipeBack, .swipeDown, .dismiss, .type,
      .press, .clear, .scroll, .scrollTo, .pull, .drag, .cancelDrag, .reader:
      break
    }
    switch gesture {
    case .tap(let id): tap(id)
    // The first button is as wide as the notebook, 40 high, under the title.
    case .tapAt(_, let y): tap(y < 40 ? "cover.title" : "cover.index")
    case .doubleTap(let id): doubleTap(id)
    case .longPress(let id): note(.ignored(element(id) == nil ? "notHittable" : "atRoot"))
    case .back, .swipeBack(nil), .swipeBack(.finish):
      note(pages.popLast() == nil ? .ignored("atRoot") : .change("pop"))
    case .swipeBack(.begin), .swipeBack(.cancel): break
    case .swipeDown, .dismiss: dismiss()
    case .type("cover.title", let text): type(text)
    case .press(let key): note(.output("keyWasPressed(\(key.rawValue))"))
    case .clear("cover.title"): title = ""
    case .type, .clear: note(.ignored("notHittable"))
    case .scroll(_, let distance): offset += distance
    case .scrollTo: offset = 0
    case .pull: refreshEnds = VirtualDuration(nanoseconds: now.nanoseconds + 1_000_000_000)
    case .drag(let id, let target): move(id, to: target)
    case .cancelDrag: break
    case .open(let link): open(link)
    case .relaunch: title = "Notes"
    case .background: isInBackground = true
    case .foreground: isInBackground = false
    case .reader(let move): read(move)
    }
  }

  mutating func push(_ page: String) {
    pages.append(page)
    note(.change("push page \(page) title \"Page \(page)\""))
  }

  private mutating func open(_ link: String) {
    if link.hasPrefix("note://page/") {
      push(String(link.dropFirst("note://page/".count)))
    } else {
      note(.ignored("unknownLink"))
    }
  }

  private mutating func type(_ text: String) {
    title += text
    focus = "cover.title"
  }

  private mutating func dismiss() {
    note(isIndexOpen ? .change("dismiss index") : .ignored("nothingPresented"))
    isIndexOpen = false
  }

  private mutating func doubleTap(_ id: String) {
    guard let name = tabName(id) else { return note(.ignored("notHittable")) }
    largeTab = largeTab == name ? nil : name
    note(.output("tabDidDoubleTap(\(name))"))
  }

  private mutating func move(_ id: String, to target: String) {
    guard let name = tabName(id), let other = tabName(target),
      let from = tabs.firstIndex(of: name), let place = tabs.firstIndex(of: other)
    else { return note(.ignored("notHittable")) }
    tabs.remove(at: from)
    tabs.insert(name, at: place)
    note(.output("tabDidMove(\(name))"))
  }

  private mutating func read(_ move: Action.ReaderMove) {
    let ids = elements.map(\.id)
    let place = focus.flatMap(ids.firstIndex) ?? -1
    switch move {
    case .next: focus = ids.dropFirst(place + 1).first ?? ids.last
    case .previous: focus = ids.prefix(max(place, 0)).last ?? ids.first
    case .activate: tap(focus ?? "")
    case .escape: dismiss()
    }
  }

  private func tabName(_ id: String) -> String? {
    element(id)?.alternateID.map { String($0.dropFirst("tab#".count)) }
  }

  private mutating func tap(_ id: String) {
    guard let element = element(id) else { return note(.ignored("notHittable")) }
    switch element.id {
    case "cover.title": break
    case "cover.index":
      note(.output("indexDidOpen"))
      note(.change("present index sheet"))
      announcements = ["Index"]
      isIndexOpen = true
    case "cover.save":
      note(.output("saveDidStart"))
      let ends = VirtualDuration(nanoseconds: now.nanoseconds + world.latency.nanoseconds)
      saves.append(Save(ends: world.isHeld ? nil : ends))
    case "cover.blink":
      isBlinking = true
    case "cover.odd":
      note(.change("teleport \"nowhere"))
    default:
      let name = tabName(id) ?? ""
      selectedTab = name
      note(.output("tabDidSelect(\(name))"))
      push(name)
    }
  }

  private mutating func finishSave(at index: Int) {
    saves.remove(at: index)
    if world.isFailing() {
      note(.output("saveDidFail"))
    } else {
      push("saved")
    }
  }

  mutating func advance(by duration: VirtualDuration) {
    let end = VirtualDuration(nanoseconds: now.nanoseconds + duration.nanoseconds)
    while let date = nextDate, date <= end { reach(date) }
    now = end
  }

  private var nextDate: VirtualDuration? {
    (saves.compactMap(\.ends) + [refreshEnds].compactMap(\.self)).min()
  }

  private mutating func reach(_ date: VirtualDuration) {
    now = date
    if refreshEnds == date { refreshEnds = nil }
    while let index = saves.firstIndex(where: { $0.ends == date }) { finishSave(at: index) }
  }

  mutating func advanceToNextEvent(limit: VirtualDuration) {
    let end = VirtualDuration(nanoseconds: now.nanoseconds + limit.nanoseconds)
    if let date = nextDate, date <= end { reach(date) } else { now = end }
  }

  mutating func advanceUntilIdle(limit: VirtualDuration) -> Bool {
    let end = VirtualDuration(nanoseconds: now.nanoseconds + limit.nanoseconds)
    while let date = nextDate, date <= end { reach(date) }
    if !isIdle { now = end }
    return isIdle
  }

  mutating func takeLog() -> [LogEntry] {
    defer { log = [] }
    return log
  }

  private mutating func note(_ event: LogEntry.Event) {
    log.append(LogEntry(time: now, event: event))
  }

  private func element(
    _ id: String, _ role: String, _ label: String, text: String = ""
  ) -> ShownElement {
    ShownElement(id: id, alternateID: nil, role: role, label: label, text: text)
  }
}
