import ProfileFeature
import Testing

@testable import profile_sim

/// Circumstances and conditions of the language, on the profile feature.
@Suite struct ProfileWorldTests {
  private func passes(_ script: String) {
    let run = ToolRun.replay(script, on: ProfileSimulation())
    #expect(run.code == .success, "\(run.errors)")
  }

  @Test func `turns the device that it is on, and keeps what was set before`() {
    passes(
      """
      text-size AX3
      device "iPad" landscape
      appearance dark
      layout classic
      wait until idle
      tap nav.settings
      wait until idle
      expect text settings.textsize "\(Self.text("settings.textsize"))"
      expect text settings.appearance "\(Self.text("settings.appearance"))"
      rotate
      device "iPhone SE"
      expect text settings.layout "\(Self.text("settings.layout"))"
      """)
  }

  /// What the settings show for what is set above.
  private static func text(_ id: String) -> String {
    var app = ProfileApp(app: .init(.own))
    for circumstance in [
      Circumstance.textSize(Word("AX3")), .appearance(.dark), .layout(Word("classic")),
    ] {
      _ = app.apply(circumstance)
    }
    app.perform(.tap("nav.settings"))
    _ = app.advanceUntilIdle(limit: VirtualDuration(nanoseconds: 60_000_000_000))
    return app.element(id)?.text ?? ""
  }

  @Test func `says what a circumstance cannot be`() {
    var app = ProfileApp(app: .init(.own))
    #expect(app.apply(.device(Word("Pocket"), nil)) == "there is no such device")
    #expect(app.apply(.textSize(Word("huge"))) == "there is no such text size")
    #expect(app.apply(.layout(Word("none"))) == "there is no such layout")
    #expect(app.apply(.hold(Word("ink"))) == "there is no such service")
    #expect(app.apply(.release(Word("posts"), number: nil)) == "posts keeps no replies back")
    #expect(app.apply(.hold(Word("posts"))) == nil)
    #expect(app.apply(.release(Word("posts"), number: 2)) == "posts keeps 1 reply back")
    #expect(app.pending.contains("a posts request, held"))
  }

  @Test func `never confirms an older wish over a newer one, in whatever order replies come`() {
    passes(
      """
      start profile://user/anna.codes
      hold follow
      wait until count post 16 within 2s
      tap header.follow
      tap header.follow
      tap header.follow
      expect text header.follow "Following"
      release follow 1
      expect text header.follow "Following"
      wait until idle
      expect text header.follow "Following"
      """)
  }

  @Test func `holds the first load back, and lets it fail`() {
    passes("hold posts\nwait 1min\nexpect count post 0\nrelease posts\nexpect count post 12")
    passes(
      """
      fail posts 1 times
      wait until idle
      expect count post 0
      pull profile.grid
      expect refreshing
      wait until not refreshing within 2s
      expect count post 12
      """)
    passes(
      """
      offline
      wait until idle
      expect count post 0
      online
      pull profile.grid
      wait until count post 12 within 1s
      """)
  }

  @Test func `knows what can be seen, and how many screens are held`() {
    passes(
      """
      wait until idle
      expect visible header.name
      expect hidden post.11
      scroll to post.11
      expect visible post.11
      expect hidden header.name
      scroll post.0 by -2000
      expect visible header.name
      expect alive profile 1
      expect alive followers 0
      tap header.followers
      expect alive followers 1
      wait until idle
      back
      wait until idle
      expect alive followers 0
      expect selected filter.posts
      expect not selected filter.tagged
      tap header.edit
      wait until idle
      expect disabled edit.save
      type edit.name "!"
      expect enabled edit.save
      """)
  }

  @Test func `lets a screen reader drive the app, and hears what it says`() {
    passes(
      """
      wait until idle
      expect focus nav.title
      reader next
      expect focus nav.settings
      reader activate
      expect route push settings
      expect announced "Settings"
      wait until idle
      reader escape
      expect route pop
      wait until idle
      expect focus nav.settings
      expect not announced "Settings"
      reader previous
      expect focus nav.title
      """)
  }

  @Test func `taps what lies at a point`() {
    passes("wait until idle\ntap at 196,790\nexpect tab upload")
    passes("tap at 10000,10000\nexpect ignored notHittable")
  }
}
