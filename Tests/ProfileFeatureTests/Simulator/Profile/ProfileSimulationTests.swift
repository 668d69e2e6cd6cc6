import Testing

@testable import profile_sim

@Suite struct ProfileSimulationTests {
  private func replay(_ script: String) -> ToolRun {
    .replay(script, on: ProfileSimulation())
  }

  @Test func `pushes once for two taps without a wait`() {
    let run = replay("tap header.followers\ntap header.followers")
    #expect(
      run.output == """
           0.000s    1    tap header.followers
           0.000s           event    followersButtonDidTap
           0.000s           route    push followers title "Followers"
           0.000s    2    tap header.followers
           0.000s           ignored  transition

        passed: 2 steps, 0 expectations, 0.000s

        """)
  }

  @Test func `says what is pending at a failure`() {
    let run = replay("tap header.followers\nexpect idle")
    #expect(
      run.errors
        == "<stdin>:2:1: error: expected: idle; actual: not idle: a transition, a posts request, "
        + "a people request, 3 timers, the next at 0.300s\n")
    #expect(run.output.contains("nav.title          heading  \"Followers\"\n"))
    #expect(run.output.contains("nav.back           button   (Back)\n"))
  }

  @Test(arguments: [
    ("own", "Onamae"), ("other", "Anna Lindqvist"), ("empty", "First Day"), ("huge", "Every Day"),
  ])
  func `knows the samples`(_ sample: String, _ name: String) {
    let run = replay("profile \(sample)\nwait until idle\nexpect text header.name \"\(name)\"")
    #expect(run.code == .success, "\(run.errors)")
  }

  @Test func `does all that a person can do`() {
    let run = replay(
      """
      start profile://user/anna.codes
      expect stack profile > profile
      swipe back begin
      swipe back cancel
      swipe back begin
      swipe back finish
      expect route pop
      wait until idle
      swipe back
      expect ignored atRoot
      tap header.story
      expect route present story sheet
      wait until idle
      swipe down
      expect route dismiss story
      wait until idle
      tap nav.menu
      wait until idle
      dismiss
      expect modal none
      expect not route push settings
      """)
    #expect(run.code == .success, "\(run.errors)")
  }

  @Test func `records a link to what is not there`() {
    let run = replay("start profile://posts/nope\nexpect ignored notFound\nexpect screen profile")
    #expect(run.code == .success, "\(run.errors)")
    let fault = replay("start profile://nowhere\nback")
    #expect(fault.code == .faultyScript)
    #expect(fault.errors.contains("\"profile://nowhere\" leads nowhere"))
  }

  @Test func `loads a profile from beside the script`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"profile": {"username": "x", "name": "X Y"}}"#, to: "a/good.json")
    try folder.write("{\"profile\": {\"username\": 3}}", to: "a/bad.json")
    func run(_ file: String) throws -> ToolRun {
      let script = try folder.write(
        "profile file \"\(file)\"\nexpect text header.name \"X Y\"", to: "a/s.taps")
      return ToolRun(["replay", script], on: ProfileSimulation())
    }
    #expect(try run("good.json").code == .success)
    #expect(try run("../a/good.json").code == .success)
    #expect(try run(folder.path + "/a/good.json").code == .success)

    let bad = try run("bad.json")
    #expect(bad.code == .faultyScript)
    #expect(
      bad.errors.hasPrefix(
        "\(folder.path)/a/s.taps:1:14: error: the profile \(folder.path)/a/bad.json has a fault: "
          + "profile.username: expected a text, found a number\n"))
    let missing = try run("none.json")
    #expect(missing.code == .unreadableInput)
    #expect(missing.errors.contains("none.json cannot be read: No such file or directory\n"))
  }

  @Test func `keeps names that are no plain text from acting on a terminal`() throws {
    let folder = try TemporaryFolder()
    let name = #"a\n\u001b[2Jb"#
    try folder.write(
      #"{"profile": {"username": "x", "name": "X"}, "followers": [{"username": ""# + name
        + #"", "name": "N"}]}"#, to: "p.json")
    let script = try folder.write(
      """
      profile file "p.json"
      tap header.followers
      wait until idle
      tap list.row.0
      expect output "userDidSelect(a\\n\\u{1B}[2Jb)"
      expect output backButtonDidTap
      """, to: "s.taps")
    let run = ToolRun(["replay", script], on: ProfileSimulation())
    #expect(run.code == .failure)
    #expect(run.output.contains("  event    userDidSelect(a␊␛[2Jb)\n"))
    #expect(run.output.contains("  actual    output userDidSelect(a␊␛[2Jb)\n"))
    #expect(!(run.output + run.errors).contains("\u{1B}"))
  }
}
