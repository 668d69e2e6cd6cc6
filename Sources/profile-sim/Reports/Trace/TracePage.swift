/// The page of a report: one file with its style, its script and all that they show.
struct TracePage {
  let scripts: [TraceScript]
  let summary: RunSummary
  let sources: String
  let pictures: TracePictures
  let states: String

  func write(to output: BufferedOutput) throws(OutputFailure) {
    try output.write(head + header + "<main>\n<h1 class=\"vh\">\(escaped(title))</h1>\n")
    try output.write(Self.stage)
    try output.write("<nav class=\"steps\" aria-label=\"Steps\">\n" + failures)
    try output.write("<p id=\"found\" role=\"status\" hidden></p>\n")
    for (index, script) in scripts.enumerated() {
      try write(script, number: index + 1, to: output)
    }
    try output.write(
      """
      </nav>
      </main>
      <p id="said" class="vh" role="status"></p>
      <script type="application/json" id="trace">

      """)
    try writeData(to: output)
    try output.write("</script>\n<script>\n" + Self.script + "</script>\n</body>\n</html>\n")
  }

  /// How the run went, failures first.
  private var title: String {
    let parts = [
      (summary.failed, "failed"), (summary.notRun, "not run"),
      (summary.interrupted, "interrupted"), (summary.passed, "passed"),
      (summary.skipped, "skipped"),
    ]
    let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    if summary.scriptCount == 1, let script = scripts.first {
      return "\(name(of: script)): \(script.outcome)"
    }
    return "\(summary.scriptCount) scripts: \(counts)"
  }

  /// What a network could be asked for is forbidden by the page itself.
  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="\(ToolHelp.tool) \(ToolVersion.current)">
    <title>\(escaped(title))</title>
    <style>
    \(Self.style)</style>
    </head>
    <body>

    """
  }

  private var header: String {
    let isGood = summary.exitCode == .success
    return """
      <header>
      <p class="title"><span class="badge \(isGood ? "good" : "bad")">\(isGood ? "✓" : "✗")</span> \(escaped(title))</p>
      <div class="tools" role="group" aria-label="Steps">
      <button id="previous" type="button" aria-keyshortcuts="ArrowLeft ArrowUp k">Previous</button>
      <button id="next" type="button" aria-keyshortcuts="ArrowRight ArrowDown j">Next</button>
      <button id="failure" type="button" aria-keyshortcuts="f" class="alert">Next failure</button>
      </div>
      <input id="filter" type="search" placeholder="Filter steps ( / )" aria-label="Filter steps" aria-keyshortcuts="/" \
      autocomplete="off" spellcheck="false">
      </header>

      """
  }

  private var failures: String {
    var items = ""
    for (index, script) in scripts.enumerated() {
      for failure in script.failures {
        let id = "step-\(index + 1)-\(failure.step)"
        let name = scripts.count > 1 ? "<small>\(escaped(self.name(of: script)))</small> " : ""
        items +=
          "<li><a href=\"#\(id)\">\(name)<code>\(escaped(PlainText.visible(failure.text)))</code>"
        items += "<span>\(escaped(failure.actual))</span></a></li>\n"
      }
      for fault in script.faults {
        items += "<li><pre class=\"fault\">\(escaped(fault))</pre></li>\n"
      }
    }
    guard !items.isEmpty else { return "" }
    return "<section class=\"failures\"><h2>Failures</h2>\n<ul>\n\(items)</ul></section>\n"
  }

  private func write(
    _ script: TraceScript, number: Int, to output: BufferedOutput
  ) throws(OutputFailure) {
    let kind = script.outcome == "passed" ? "good" : "bad"
    let counts = script.result.map { result in
      let steps = result.stepCount == 1 ? "1 step" : "\(result.stepCount) steps"
      return " · \(steps) · \(result.time.timestamp)"
    }
    let file = script.name == nil ? "" : "<small>\(escaped(script.file))</small>"
    try output.write(
      """
      <section aria-labelledby="script-\(number)">
      <h2 id="script-\(number)">\(escaped(name(of: script)))</h2>
      <p class="about">\(file)<span class="\(kind)">\(script.outcome)</span>\(counts ?? "")</p>
      <ol start="0">

      """)
    for row in script.rows { try output.write(row) }
    try output.write("</ol>\n</section>\n")
  }

  /// The tables that the page's script draws from. Their strings cannot end the element that they stand in.
  private func writeData(to output: BufferedOutput) throws(OutputFailure) {
    func safe(_ json: String) -> String { json.replacing("<", with: "\\u003c") }
    try output.write(safe("{\"sources\":\(sources),\n\"states\":\(states),\n"))
    try output.write(safe("\"fragments\":\(pictures.fragments.json),\n"))
    try output.write("\"layers\":\(pictures.layers.json),\n")
    try output.write("\"pictures\":\(pictures.pictures.json),\n\"steps\":[\n")
    var isFirst = true
    for row in scripts.lazy.flatMap(\.data) {
      try output.write((isFirst ? "" : ",\n") + row)
      isFirst = false
    }
    try output.write("\n]}\n")
  }

  private func name(of script: TraceScript) -> String {
    PlainText.visible(script.name ?? script.file)
  }

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }

  /// Where the present step is shown; empty until the page's script fills it.
  private static let stage = """
    <section class="timeline" aria-label="Timeline">
    <div id="timeline" role="slider" tabindex="0" aria-label="Step" aria-valuemin="0" aria-valuemax="0" \
    aria-valuenow="0"></div>
    </section>
    <section class="stage" aria-labelledby="pictures-title">
    <h2 id="pictures-title" class="vh">Pictures</h2>
    <div class="screens">
    <figure><figcaption>Before</figcaption><div id="before" class="screen"></div></figure>
    <figure><figcaption>After</figcaption><div id="after" class="screen"></div></figure>
    </div>
    <noscript><p>Pictures are drawn by a script, which is switched off here. All steps are listed.</p></noscript>
    </section>
    <section class="details" aria-labelledby="command">
    <h2 id="command" tabindex="-1">Step</h2>
    <p id="meta"></p>
    <div id="outcome"></div>
    <h3>Navigation state</h3>
    <table id="state"><caption class="vh">Navigation state, and what changed in it</caption>
    <thead class="vh"><tr><th scope="col">Part</th><th scope="col">Value</th></tr></thead><tbody></tbody></table>
    <h3>Script</h3>
    <p id="source-name"></p>
    <ol id="source" tabindex="0" aria-label="Script, with the line of this step"></ol>
    <details><summary>Elements on screen after the step (<span id="element-count">0</span>)</summary>
    <ul id="elements"></ul></details>
    <details><summary>Keys</summary>
    <dl class="keys"><dt><kbd>→</kbd> <kbd>↓</kbd> <kbd>j</kbd></dt><dd>next step</dd>
    <dt><kbd>←</kbd> <kbd>↑</kbd> <kbd>k</kbd></dt><dd>previous step</dd>
    <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>first and last step</dd>
    <dt><kbd>f</kbd> <kbd>F</kbd></dt><dd>next and previous failure</dd>
    <dt><kbd>/</kbd> <kbd>Esc</kbd></dt><dd>filter, and no filter</dd></dl></details>
    </section>

    """
}
