/// Makes a script without faults into a test.
struct ScriptExport {
  let forms: [ChangeForm]
  let file: ScriptFile
  let outline: ScriptOutline

  /// - Parameter suite: What the suite is called.
  /// - Throws: ``ExportFault``, `InputFailure`.
  func test(suite: String) throws -> SwiftTest {
    let tree = try ScriptTree(file)
    let remark = remark(of: tree)
    let rest = ScriptTree(tree, from: remark.count)
    var writer = try written(rest, canLoop: true)
    // A character that marks variables came after the first loop.
    if !writer.canLoop, !writer.identifiers.isEmpty {
      writer = try written(rest, canLoop: false)
    }
    let profile = try profile()
    var body = writer.written
    if writer.isExhaustive { body.append("#expect(app.recorder.owedChanges.isEmpty)") }
    let isUsed = body.contains { $0.contains("app.") }
    return SwiftTest(
      source: file.displayName.split(separator: "/").last.map(String.init) ?? file.displayName,
      suite: suite, remark: remark, declaration: declaration(writer.tags), tags: writer.tags,
      throwsErrors: profile != nil, body: start(profile, writer.services, isUsed: isUsed) + body)
  }

  private func written(_ tree: ScriptTree, canLoop: Bool) throws -> SwiftTestWriter {
    var writer = SwiftTestWriter(
      forms: forms, startCircumstances: outline.setUp.circumstances.count, canLoop: canLoop)
    try writer.write(tree)
    return writer
  }

  /// The comment with which the script begins.
  private func remark(of tree: ScriptTree) -> [String] {
    var remark: [String] = []
    for case .line(let line) in tree.nodes {
      guard line.command == nil, let comment = line.comment else { break }
      let text = comment.text.hasPrefix(" ") ? comment.text.dropFirst() : comment.text[...]
      remark.append(PlainText.visible(String(text)))
    }
    return remark
  }

  private func declaration(_ tags: [String]) -> String {
    // No test has an empty name.
    let names = [outline.setUp.name ?? "", SwiftName.title(of: file.displayName)]
    let name = names.first { !$0.isEmpty } ?? "script"
    let raw = SwiftName.raw(name)
    let traits = [
      raw == nil ? SwiftLiteral.of(name) : nil,
      tags.isEmpty ? nil : ".tags(\(tags.map { "." + $0 }.joined(separator: ", ")))",
    ].compactMap(\.self)
    let attribute = traits.isEmpty ? "@Test" : "@Test(\(traits.joined(separator: ", ")))"
    return "\(attribute) func \(raw ?? "script")"
  }

  // MARK: The app

  /// What the profile's file says, if the script has one: a test reads no files.
  private func profile() throws(InputFailure) -> (name: String, text: String)? {
    guard case .file(let written, let path) = outline.setUp.profile else { return nil }
    var bytes = try FileSource(path: path).readAll()
    // JSON has no use for line ends behind it.
    while bytes.last == Byte.lineFeed { bytes.removeLast() }
    return (written, String(decoding: bytes, as: UTF8.self))
  }

  private func start(
    _ profile: (name: String, text: String)?, _ services: [String], isUsed: Bool
  ) -> [String] {
    var lines: [String] = []
    var library: String
    switch outline.setUp.profile {
    case .sample(nil): library = ".own"
    case .sample(let name?): library = ".\(name)"
    case .file: library = "library"
    }
    if let profile {
      var literal = SwiftLiteral.lines(of: profile.text)
      literal[0] = "let profile = " + literal[0]
      lines += literal.enumerated().map { index, line in
        index == 0 || line.isEmpty ? line : "  " + line
      }
      let name = SwiftLiteral.of(profile.name)
      lines.append(
        "let library = try ProfileFile.library(from: Array(profile.utf8), file: \(name))")
    }
    if let start = outline.setUp.start {
      library += ", start: DeepLink(\(SwiftLiteral.of(start)))"
    }
    let app = (isUsed ? "let app = " : "_ = ") + "HeadlessApp(\(library))"
    guard !services.isEmpty else { return lines + [app, ""] }
    return lines + ["\(app) { server in"] + services.map { "  " + $0 } + ["}", ""]
  }
}
