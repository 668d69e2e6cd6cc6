import Testing

@testable import profile_sim

/// What is found in a script before it runs, where variables and blocks decide.
@Suite struct CheckPassTests {
  private func faults(_ script: String) -> [String] {
    ToolRun(["check", "-"], standardInput: script).errors.split(separator: "\n").compactMap {
      let parts = $0.split(separator: ": error: ", maxSplits: 1)
      return parts.count == 2 ? "\(parts[0].dropFirst("<stdin>:".count)) \(parts[1])" : nil
    }
  }

  @Test(arguments: [
    "let x = 1\ntap tab.${x}",
    "each x in cover.index tab.0 {\n  tap ${x}\n}",
    "each x in 0 1 {\n  let y = tab.${x}\n  each z in ${y} {\n    tap ${z}\n  }\n}",
    "let x = a\nif idle {\n  let x = tab.0\n  tap ${x}\n} else {\n  let x = tab.1\n  tap ${x}\n}",
    "let t = 5s\nlatency ink ${t}\nlet p = full\nprofile ${p}\nback",
  ])
  func `finds nothing wrong with what every value makes right`(_ script: String) {
    #expect(faults(script) == [])
  }

  @Test(arguments: [
    ("tap ${x}", [#"1:5 there is no variable "x" here; "let" and "each" make them"#]),
    (
      "let count = 1\ntap tab.${cuont}",
      [#"2:5 there is no variable "cuont" here; "let" and "each" make them"#]
    ),
    (
      "repeat 1 {\n  let x = 1\n}\ntap tab.${x}",
      [#"4:5 there is no variable "x" here; "let" and "each" make them"#]
    ),
    (
      "if idle {\n  let x = 1\n} else {\n  tap tab.${x}\n}",
      [#"4:7 there is no variable "x" here; "let" and "each" make them"#]
    ),
    ("let x = ${x}", [#"1:9 there is no variable "x" here; "let" and "each" make them"#]),
    (
      "each x in tab.0 tba.1 tab.2 cvoer {\n  tap ${x}\n}",
      [
        #"2:7 there is no element "tba.1" on any screen"#,
        #"2:7 there is no element "cvoer" on any screen"#,
      ]
    ),
    (
      "each x in 1 b {\n  each y in tab tba {\n    tap ${y}.${x}\n  }\n}",
      [
        #"3:9 there is no element "tba.1" on any screen"#,
        #"3:9 there is no element "tab.b" on any screen"#,
        #"3:9 there is no element "tba.b" on any screen"#,
      ]
    ),
    ("let t = 5\nwait ${t}", [#"2:6 "5" has no unit; write ms, s or min behind the number"#]),
    (
      "let n = x\nrepeat ${n} {\n  back\n}",
      [#"2:8 "x" is no whole number from 0 to 1000000"#]
    ),
    (
      "let c = idel\nif ${c} {\n  bakc\n}",
      [#"2:4 "idel" is nothing that can be expected"#, #"3:3 unknown command "bakc""#]
    ),
    (
      "let x = x\nrepeat 3 {\n  let x = \"${x}${x}${x}${x}\"\n  let x = \"${x}${x}${x}${x}\"\n"
        + "  let x = \"${x}${x}${x}${x}\"\n  let x = \"${x}${x}${x}${x}\"\n"
        + "  let x = \"${x}${x}${x}${x}\"\n  let x = \"${x}${x}${x}${x}\"\n"
        + "  let x = \"${x}${x}${x}${x}\"\n  let x = \"${x}${x}${x}${x}\"\n"
        + "  let x = \"${x}${x}${x}${x}\"\n  back\n}",
      ["11:11 the word becomes longer than 65536 bytes"]
    ),
    (
      "if idle {\n  tap tba.0\n} else {\n  tap tba.1\n}",
      [
        #"2:7 there is no element "tba.0" on any screen"#,
        #"4:7 there is no element "tba.1" on any screen"#,
      ]
    ),
    ("repeat until screen cvoer max 3 {\n  back\n}", [#"1:21 there is no screen "cvoer""#]),
    ("if screen cvoer {\n  back\n}", [#"1:11 there is no screen "cvoer""#]),
    (
      "repeat 3 {\n}",
      [" the script is empty: nothing in it does anything (--allow-empty permits this)"]
    ),
  ])
  func `finds what some value makes wrong`(_ script: String, _ expected: [String]) {
    #expect(faults(script) == expected)
  }

  @Test func `looks at no more values than it promises, in little time`() {
    let values = (0..<100).map(String.init).joined(separator: " ")
    let script = """
      each a in \(values) {
        each b in \(values) {
          each c in \(values) {
            tap tab.${a}${b}${c}
          }
        }
      }
      """
    let run = ToolRun(["check", "-"], standardInput: script)
    #expect(run.code == .success || run.errors.contains("tab.0"))
  }

  @Test func `says while it runs what no look before it could find`() {
    let values = (0..<1_001).map { $0 < 1_000 ? "0s" : "x" }.joined(separator: " ")
    let run = ToolRun.replay("each t in \(values) {\n  wait ${t}\n}")
    #expect(run.code == .faultyScript)
    #expect(
      run.errors
        == "<stdin>: error: <stdin>:2:3: \"x\" is no duration; durations are written 250ms, 1.5s or 2min\n"
    )
  }
}
