@testable import profile_sim

/// A small app that the tester itself is tested on: a notebook with pages, and an index on a sheet.
struct NotebookSimulation: Simulation {
  var vocabulary: Vocabulary { Self.vocabulary }

  static let vocabulary = Vocabulary(
    samples: ["blank", "full"],
    elements: [
      ElementKind(id: "cover.title", screen: "cover", role: "heading", label: "Title"),
      ElementKind(id: "cover.index", screen: "cover", role: "button", label: "Index"),
      ElementKind(id: "cover.save", screen: "cover", role: "button", label: "Save"),
      ElementKind(id: "cover.blink", screen: "cover", role: "button", label: "Blink"),
      ElementKind(id: "cover.odd", screen: "cover", role: "button", label: "Odd"),
      ElementKind(id: "tab.N", screen: "cover", role: "cell", label: "Tab"),
      ElementKind(id: "tab#ID", screen: "cover", role: "cell", label: "Tab"),
      ElementKind(id: "page.text", screen: "page", role: "text", label: ""),
      ElementKind(id: "row.N.cell.N", screen: "index", role: "cell", label: "Cell"),
    ],
    screens: ["cover", "page", "index"],
    tabs: ["notes"],
    modals: ["index"],
    ignoredReasons: ["notHittable", "atRoot", "nothingPresented", "unknownLink"],
    outputs: ["tabDidSelect", "indexDidOpen", "saveDidStart"],
    changes: [
      ChangeForm(
        verb: "push", destinations: [.init(name: "page", takesArgument: true)],
        details: [.value("title")]),
      ChangeForm(verb: "pop", destinations: [], details: []),
      ChangeForm(verb: "pop to root", destinations: [], details: []),
      ChangeForm(
        verb: "present", destinations: [.init(name: "index", takesArgument: false)],
        details: [.choice(["fullscreen", "sheet"]), .value("title"), .choice(["animated"])]),
      ChangeForm(
        verb: "dismiss", destinations: [.init(name: "index", takesArgument: false)], details: []),
    ],
    linkExamples: ["note://page/ID"],
    isLink: { $0.hasPrefix("note://") },
    display: DisplayWords(
      devices: ["Pocket", "Folio"], textSizes: ["small", "large"], layouts: ["plain"]))

  func makeApp(_ setUp: SetUp) throws(SetUpFailure) -> NotebookApp {
    var app = NotebookApp()
    switch setUp.profile {
    case .sample(nil), .sample("full"): break
    case .sample: app.tabs = []
    case .file(let written, _) where written.hasPrefix("missing"):
      throw SetUpFailure(kind: .unreadable, message: "\(written) is not there")
    case .file(let written, _):
      throw SetUpFailure(kind: .invalid, message: "\(written) is no notebook")
    }
    if let start = setUp.start {
      app.push(String(start.dropFirst("note://page/".count)))
    }
    return app
  }
}

/// The notebook, on a clock of its own.
struct NotebookApp: SimulatedApp {
  var tabs = ["a", "b", "c"]
  private(set) var now = VirtualDuration.zero
  private var title = "Notes"
  private var pages: [String] = []
  private var isIndexOpen = false
  /// When saving ends, which puts a page on the stack.
  private var savingEnds: VirtualDuration?
  /// Blinking never ends.
  private var isBlinking = false
  private var log: [LogEntry] = []
  private var display = Display()

  var isIdle: Bool { savingEnds == nil && !isBlinking }
  var stack: [String] { isIndexOpen ? ["index"] : ["cover"] + pages.map { _ in "page" } }
  var tab: String? { "notes" }
  var modal: String? { isIndexOpen ? "index" : nil }
  var pending: [String] {
    (savingEnds.map { ["saving until \($0.timestamp)"] } ?? []) + (isBlinking ? ["blinking"] : [])
  }

  var elements: [ShownElement] {
    if isIndexOpen { return [] }
    if let page = pages.last {
      return [element("page.text", "text", "", text: "This is \(page)")]
    }
    return [
      element("cover.title", "heading", "Title", text: title),
      element("cover.index", "button", "Index"), element("cover.save", "button", "Save"),
      element("cover.blink", "button", "Blink"), element("cover.odd", "button", "Odd"),
    ]
      + tabs.enumerated().map { index, name in
        ShownElement(
          id: "tab.\(index)", alternateID: "tab#\(name)", role: "cell", label: "Tab \(name)",
          text: "")
      }
  }

  func element(_ id: String) -> ShownElement? {
    elements.first { $0.id == id || $0.alternateID == id }
  }

  func count(ofPrefix prefix: String) -> Int {
    elements.count { $0.id.hasPrefix(prefix + ".") && $0.alternateID != nil }
  }

  /// The name of the screen, in a frame.
  func picture(title: String) -> Picture {
    let name = (stack.last ?? "") + "<\(pages.last ?? "")>"
    let width = (display.device == "Folio" ? 120.0 : 90.0) + (display.isLandscape ? 30 : 0)
    let area = Picture.Area(x: 6, y: 12, width: width - 12, height: 36)
    let font = Picture.Font(size: display.textSize == "large" ? 20 : 10, weight: .bold)
    return Picture(
      width: width, height: 60, title: title, description: name, isDark: display.isDark,
      layers: [
        Picture.Layer(
          clip: Picture.Area(x: 0, y: 0, width: width, height: 60),
          items: [
            Picture.Item(
              id: "cover.title", role: "heading", label: "Title", area: area, isInteractive: true,
              shapes: [
                .text(
                  Picture.Text(
                    lines: [name],
                    area: Picture.Area(x: 12, y: 24, width: width - 24, height: 12), font: font,
                    alignment: .center, width: 30))
              ])
          ])
      ])
  }

  mutating func show(on display: Display) {
    self.display = display
  }

  mutating func perform(_ gesture: Gesture) {
    switch gesture {
    case .tap(let id): tap(id)
    case .back, .swipeBack(nil), .swipeBack(.finish):
      if pages.popLast() == nil {
        note(.ignored("atRoot"))
      } else {
        note(.change("pop"))
      }
    case .swipeBack(.begin), .swipeBack(.cancel): break
    case .swipeDown, .dismiss:
      note(isIndexOpen ? .change("dismiss index") : .ignored("nothingPresented"))
      isIndexOpen = false
    case .type("cover.title", let text): title += text
    case .clear("cover.title"): title = ""
    case .type, .clear: note(.ignored("notHittable"))
    case .open(let link):
      if link.hasPrefix("note://page/") {
        push(String(link.dropFirst("note://page/".count)))
      } else {
        note(.ignored("unknownLink"))
      }
    case .relaunch: title = "Notes"
    }
  }

  mutating func push(_ page: String) {
    pages.append(page)
    note(.change("push page \(page) title \"Page \(page)\""))
  }

  private mutating func tap(_ id: String) {
    guard let element = element(id) else {
      note(.ignored("notHittable"))
      return
    }
    switch element.id {
    case "cover.index":
      note(.output("indexDidOpen"))
      note(.change("present index sheet"))
      isIndexOpen = true
    case "cover.save":
      note(.output("saveDidStart"))
      savingEnds = VirtualDuration(nanoseconds: now.nanoseconds + 250_000_000)
    case "cover.blink":
      isBlinking = true
    case "cover.odd":
      note(.change("teleport \"nowhere"))
    default:
      let name = element.alternateID?.dropFirst("tab#".count) ?? ""
      note(.output("tabDidSelect(\(name))"))
      push(String(name))
    }
  }

  mutating func advance(by duration: VirtualDuration) {
    let end = VirtualDuration(nanoseconds: now.nanoseconds + duration.nanoseconds)
    if let date = savingEnds, date <= end {
      now = date
      savingEnds = nil
      push("saved")
    }
    now = end
  }

  mutating func advanceUntilIdle(limit: VirtualDuration) -> Bool {
    if isBlinking {
      advance(by: limit)
    } else if let date = savingEnds {
      advance(by: VirtualDuration(nanoseconds: date.nanoseconds - now.nanoseconds))
    }
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
