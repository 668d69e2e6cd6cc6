import ProfileFeature
import Testing

@testable import profile_sim

@Suite struct ProfilePictureTests {
  private static let screens = [
    "wait until idle", "tap header.posts", "tap header.followers\nwait until idle",
    "tap header.edit\nwait until idle", "tap header.story\nwait until idle",
    "tap nav.menu\nwait until idle", "tap nav.settings\nwait until idle",
    "wait until idle\ntap post.0\nwait until idle", "wait until idle\ntap filter.tagged",
  ]

  private static let displays = [
    [], ["--landscape", "--dark"], ["--device", "iPad", "--text-size", "AX5"],
    ["--layout", "classic", "--device", "iPod touch"], ["--layout", "compact"],
  ]

  private func picture(_ script: String, _ options: [String]) -> ToolRun {
    ToolRun(["picture"] + options + ["-"], standardInput: script, on: ProfileSimulation())
  }

  @Test(arguments: screens, displays)
  func `is well-formed and the same again, on every screen`(
    _ script: String, _ options: [String]
  ) throws {
    let run = picture(script, options)
    #expect(run.code == .success, "\(run.errors)")
    let document = try WellFormedXML(run.output)
    #expect((document.counts["g"] ?? 0) > 0)
    #expect(document.counts["desc"] == 1)
    #expect(picture(script, options).output == run.output)
    let wireframe = picture(script, options + ["--format", "text"]).output
    let rows = wireframe.split(separator: "\n").dropFirst()
    #expect(Set(rows.map { DisplayWidth.of($0) }).count == 1)
  }

  @Test(arguments: ["own", "other", "empty", "huge"])
  func `is well-formed for every sample`(_ sample: String) throws {
    let script = "profile \(sample)\nwait until idle"
    let run = picture(script, [])
    let document = try WellFormedXML(run.output)
    #expect(document.texts["title"]?.first?.hasPrefix("<stdin>: step 1, 1.000s, profile") == true)
    #expect(run.output.utf8.count < 40_000)
  }

  @Test func `shows the bar of filters pinned under the navigation bar, and the tab bar`() {
    let run = picture(
      "profile other\nwait until idle\ntap header.posts",
      ["--format", "text", "--device", "iPod touch"])
    #expect(
      run.output == """
        <stdin>: step 2, 1.000s, profile
        ╔═════════════════════════════════════════════════════╗
        ║                                     ┌──────┐┌─────┐ ║
        ║                      anna.codes     │   ⚙  ││  ≡  │ ║
        ║                                     │      ││     │ ║
        ║─────────────────────────────────────└──────┘└─────┘─║
        ║┏━━━━━━━━━━━━━━━━━━━━━━━━━┓──────────────────────────║
        ║┃            ▦            ┃│            ▣           │║
        ║┗━━━━━━━━━━━━━━━━━━━━━━━━━┛└────────────────────────┘║
        ║┌────────────────┐┌────────────────┐┌───────────────┐║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║│Lake, six in the││ Slides for the ││    The talk   │║
        ║│    morning     ││      talk      ││               │║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║└────────────────┘└────────────────┘└───────────────┘║
        ║┌────────────────┐┌────────────────┐┌───────────────┐║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║│ After the talk ││A keyboard with ││  Pine needles │║
        ║│                ││   no letters   ││               │║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║└────────────────┘└────────────────┘└───────────────┘║
        ║┌────────────────┐┌────────────────┐┌───────────────┐║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║│  Headphones,   ││  Snow on the   ││  Two screens, │║
        ║│     mended     ││    antenna     ││    one cat    │║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║└────────────────┘└────────────────┘└───────────────┘║
        ║┌────────────────┐┌────────────────┐┌───────────────┐║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║│                ││  The smallest  ││   Contrast,   │║
        ║│  Blueberries   ││     ferry      ││    measured   │║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║│                ││                ││               │║
        ║└────────────────┘└────────────────┘└───────────────┘║
        ║┌─────────┐┌────────┐┌─────────┐┌─────────┐┏━━━━━━━━┓║
        ║│         ││        ││         ││     [2  │┃        ┃║
        ║│    ⌂    ││    ⌕   ││    ⊞    ││    ♡    │┃    ☺   ┃║
        ║└─────────┘└────────┘└─────────┘└─────────┘┗━━━━━━━━┛║
        ╚═════════════════════════════════════════════════════╝

        """)
  }

  @Test func `tells a screen reader what is there`() throws {
    let document = try WellFormedXML(picture("wait until idle", []).output)
    let description = try #require(document.texts["desc"]?.first)
    #expect(
      description.hasPrefix(
        "393 × 852 points, portrait, text size large, adaptive layout, light. user_id, heading; "
          + "Settings, button; Menu, button; Onamae, heading; "))
    #expect(description.contains("; Posts, tab, selected; Tagged, tab; "))
    #expect(!description.contains("Profile picture"))
  }

  @Test func `draws a symbol for each one that there is`() {
    let run = picture("wait until idle", [])
    // A symbol without a drawing would be a box with words of its name in it.
    #expect(!run.output.contains(">person<") && !run.output.contains(">rectangle<"))
  }

  @Test func `shows over the cells that they are loaded anew`() throws {
    let app = HeadlessApp(.own)
    #expect(app.advanceUntilIdle())
    app.pull("profile.grid")
    let items = ProfileApp(app: app).picture(title: "").layers.flatMap(\.items)
    let grid = try #require(items.firstIndex { $0.id == "profile.grid" })
    let lastCell = try #require(items.lastIndex { $0.role == "cell" })
    #expect(grid > lastCell)
    guard case .text(let text) = items[grid].shapes.last else {
      Issue.record("there is no text in the grid")
      return
    }
    #expect(text.lines == ["Refreshing"])
  }

  @Test func `begins lines at the right where they begin there`() throws {
    var traits = Device.iPhone15.traits(in: .portrait)
    traits.layoutDirection = .rightToLeft
    let picture = ProfileApp(app: HeadlessApp(.own, traits: traits)).picture(title: "")
    let name = try #require(
      picture.layers.flatMap(\.items).first { $0.id == "header.name" })
    guard case .text(let text) = name.shapes.first else {
      Issue.record("there is no text in the name")
      return
    }
    #expect(text.alignment == .right)
    #expect(text.area.maxX == 393 - 104)
  }

  @Test func `puts a sheet where it stands on the device`() {
    let run = picture("tap nav.menu\nwait until idle", ["--device", "iPad"])
    // A form of 540 × 620 in the middle of 820 × 1180, with a line around it.
    #expect(run.output.contains(#"<rect x="140.5" y="280.5" width="539" height="619""#))
  }
}
