import Glibc

@testable import ScriptLanguage

/// What must be true of the language for every input; libFuzzer calls it with one after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let reading = Reading(of: [input])
  require(reading == Reading(of: pieces(of: input)), "pieces of input make no difference")
  requireLinearTime(input)
  guard reading.faults.isEmpty else { return 0 }

  let printed = Reading(of: [Array(ScriptPrinter.print(reading.script).utf8)])
  // Escapes may make a printed line too long, which `format` therefore leaves as it is.
  if !printed.faults.contains(where: { $0.message.hasPrefix("the line is longer than") }) {
    require(printed.faults.isEmpty, "what is printed has no faults")
    require(printed.script == reading.script, "what is printed parses back to the same script")
  }
  let formatted = Array(reading.canonical.utf8)
  let again = Reading(of: [formatted])
  require(again.faults.isEmpty, "what is formatted has no faults")
  require(again.script == reading.script, "formatting does not change a script")
  require(Array(again.canonical.utf8) == formatted, "formatting twice is formatting once")
  return 0
}

/// A script as it was read, its faults, and its canonical form.
private struct Reading: Equatable {
  var script = Script(lines: [])
  var faults: [Diagnostic] = []
  var canonical = ""

  init(of chunks: [[UInt8]]) {
    let form = CanonicalForm(changes: [
      ChangeForm(
        verb: "push", destinations: [.init(name: "post", takesArgument: true)],
        details: [.value("title"), .choice(["sheet", "fullscreen"])]),
      ChangeForm(verb: "pop to root", destinations: [], details: []),
    ])
    var reader = ScriptReader(BytesInMemory(chunks: chunks))
    var indentation = Indentation()
    do {
      while let item = try reader.next() {
        switch item.content {
        case .success(let line):
          script.lines.append(line)
          let depth = indentation.depth(of: line)
          canonical += form.text(of: line, depth: depth, source: item.source)
        case .failure(let fault):
          let diagnostic = Diagnostic(fault, in: item.source, of: "fuzz")
          require(!diagnostic.description.isEmpty, "every fault can be shown")
          faults.append(diagnostic)
        }
      }
    } catch {
      require(false, "bytes in memory can be read")
    }
  }
}

/// The same bytes in pieces of one, two, three … bytes.
private func pieces(of input: [UInt8]) -> [[UInt8]] {
  var pieces: [[UInt8]] = []
  var start = 0
  while start < input.count {
    let end = min(input.count, start + pieces.count + 1)
    pieces.append(Array(input[start..<end]))
    start = end
  }
  return pieces
}

/// Four times the input may take ten times as long; with a quadratic step somewhere it takes sixteen times.
private func requireLinearTime(_ input: [UInt8]) {
  // Short scripts show no slow step, so the input is made into one of many lines and one long line.
  guard input.count.isMultiple(of: 64), !input.isEmpty else { return }
  for lines in [input, input.filter { $0 != 0x0A }] where !lines.isEmpty {
    let long = Array(repeatElement(lines, count: 20_000 / lines.count + 1).joined().prefix(20_000))
    let short = Array(long.prefix(5_000))
    // What is done so soon has no slow step; and caches are warm from the second try on.
    let isLinear = (0..<5).contains { _ in
      let time = timeToRead(long)
      return time < 0.02 || time < timeToRead(short) * 10
    }
    require(isLinear, "time grows no faster than the input")
  }
}

/// Seconds of the processor, of which a busy machine takes no more than a quiet one.
private func timeToRead(_ input: [UInt8]) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  _ = Reading(of: [input])
  return now() - start
}

private func require(_ condition: Bool, _ rule: String) {
  if !condition { fatalError("broken: \(rule)") }
}
