// A client of ProfileFeature in Embedded Swift: it walks through the feature as a person would, and says what came out. `make embedded`
// compiles it for WebAssembly, runs it, and compares with `FeatureClient.txt`.
import ProfileFeature
import Signals

@main
struct FeatureClient {
  static func main() {
    let app = HeadlessApp(.own)
    settle(app)
    print("posts \(app.count(ofPrefix: "post"))")

    app.tap("header.followers")
    print("followers \(app.recorder.claimChange().matches(.push("followers", title: "Followers")))")
    app.tap("header.following")
    print("ignored \(app.recorder.lastAction.ignored.count)")
    let isShown = app.advance(until: { app.isVisible("list.row.0") }, within: .seconds(1))
    print("shown \(isShown)")
    settle(app)
    app.tap("list.row.0")
    settle(app)
    app.tap("header.follow")
    app.back()
    settle(app)

    app.tap("tab.search")
    app.type("search.field", "lake")
    settle(app)
    app.tap("photo.0.4")
    app.drag("photo.0.0", to: "photo.0.2")
    settle(app)
    print("photos \(app.count(ofPrefix: "photo.0")), \(app.element("photo#lake-5")?.image ?? "")")
    app.tap("tab.profile")
    app.tap("tab.profile")
    settle(app)
    app.tap("header.edit")
    settle(app)
    app.type("edit.name", "!")
    app.tap("edit.cancel")
    settle(app)
    app.tap("alert.discard")
    settle(app)
    app.open("profile://posts/p7")
    settle(app)
    show(app)

    app.traits = app.traits.on(.iPadPro, held: .landscape)
    app.traits.contentSizeCategory = .accessibility3
    app.back()
    settle(app)
    show(app)
    app.relaunch()
    settle(app)
    print("alive: profile \(app.census.count("profile")), post \(app.census.count("post"))")
  }

  /// Lets time pass until nothing goes on, and prints what has happened since the last time.
  static func settle(_ app: HeadlessApp) {
    guard app.advanceUntilIdle() else { return print("not idle") }
    for entry in app.recorder.takeEntries() {
      let milliseconds = entry.time.nanoseconds / 1_000_000
      switch entry.event {
      case .output(let output): print("\(milliseconds) \(output.description)")
      case .change(let change): print("\(milliseconds)   \(change.description)")
      case .ignored(let reason): print("\(milliseconds)   ignored \(reason.rawValue)")
      }
    }
  }

  /// Prints what is on screen, in whole points.
  static func show(_ app: HeadlessApp) {
    for element in app.elements where !element.visibleFrame.isEmpty {
      let frame = element.frame
      let place = "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))"
      print("\(element.id) \(element.role.rawValue) \(element.label) \(place)")
    }
  }
}
