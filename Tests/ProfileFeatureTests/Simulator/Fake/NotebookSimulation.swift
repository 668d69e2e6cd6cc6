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
    outputs: [
      "tabDidSelect", "indexDidOpen", "saveDidStart", "saveDidFail", "tabDidDoubleTap",
      "tabDidMove", "keyWasPressed",
    ],
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
    linkExamples: ["note://page/ID"], linksToTry: ["note://page/p1"],
    isLink: { $0.hasPrefix("note://") },
    display: DisplayWords(
      devices: ["Pocket", "Folio"], textSizes: ["small", "large"], layouts: ["plain"],
      languages: ["en", "tlh"]),
    services: ["ink"])

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
    for circumstance in setUp.circumstances { _ = app.apply(circumstance) }
    if let start = setUp.start {
      app.push(String(start.dropFirst("note://page/".count)))
    }
    return app
  }
}
