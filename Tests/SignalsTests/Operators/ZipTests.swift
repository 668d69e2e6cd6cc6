import Signals
import Testing

/// Case OP1.
@Suite struct ZipTests {
  private func zip(_ a: String, _ b: String) -> String {
    play(a, b) { up, _ in up[0].zip(up[1]) { $0 + $1 } }
  }

  @Test(arguments: [
    ("1-2-|", "-8-9-", "-9-b|"),
    ("12|", "--34", "--4(6|)"),
    ("1|", "--3|", "--(4|)"),
    ("|", "-4|", "|"),
    ("12-x", "-3", "-4-x"),
    ("123|", "4-|", "5-|"),
    ("1-|", "-|", "-|"),
  ])
  func `pairs values, and finishes when no more pair can come`(a: String, b: String, output: String)
  {
    #expect(zip(a, b) == output)
  }

  @Test(arguments: [("1-2|", "-89", "-9b|"), ("12|", "4|", "5|"), ("1-x", "-2", "-3x")])
  func `the order of the sides changes nothing`(a: String, b: String, output: String) {
    #expect(zip(a, b) == output)
    #expect(zip(b, a) == output)
  }

  @Test func `groups three and four`() {
    let three = play("1-2|", "-3-4|", "--5-6|") { up, _ in
      up[0].zip(up[1], up[2]) { $0 + $1 + $2 }
    }
    #expect(three == "--9-(c|)")
    let four = play("1", "-2", "--3", "---4|") { up, _ in
      up[0].zip(up[1], up[2], up[3]) { $0 + $1 + $2 + $3 }
    }
    #expect(four == "---a|")
  }

  @Test func `gives new demand to the side it serves as the answer, and asks the others`() {
    let (a, b) = (RawSource(), RawSource())
    let recorder = Recorder<Int, TestError>(demand: .max(1))
    recorder.onValue = { _ in .max(2) }
    a.zip(b) { $0 + $1 }.subscribe(recorder)
    a.send(1)
    b.send(2)
    #expect(a.connections.map(\.requests) == [[.max(1), .max(2)]])
    #expect(b.connections.map(\.requests) == [[.max(1)]])
    #expect(b.connections.first?.demand == .max(2))
    a.forget()
    b.forget()
  }

  @Test func `a failure cancels all the others`() {
    let sources = (0..<3).map { _ in RawSource() }
    let recorder = Recorder<Int, TestError>()
    sources[0].zip(sources[1], sources[2]) { $0 + $1 + $2 }.subscribe(recorder)
    sources[1].send(completion: .failure(TestError()))
    #expect(sources.map(\.cancels) == [1, 0, 1])
    #expect(recorder.completions == [.failure(TestError())])
    for source in sources { source.forget() }
  }

  @Test func `keeps a group until somebody asks for it`() {
    let (a, b) = (RawSource(), RawSource())
    a.isPolite = false
    b.isPolite = false
    let recorder = Recorder<Int, TestError>(demand: .none)
    a.zip(b) { $0 + $1 }.subscribe(recorder)
    a.send(1)
    b.send(2)
    #expect(recorder.log == [])
    recorder.request(.max(1))
    #expect(recorder.log == ["3"])
    a.forget()
    b.forget()
  }
}
