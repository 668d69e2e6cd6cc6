/// The texts of the scripts of a report, those that are included too, each once and as it stands.
struct TraceSources {
  private let scripts: [String: ScriptFile]
  private var indices: [String: Int] = [:]
  /// Names and texts, as JSON.
  private(set) var rows: [String] = []

  /// - Parameter inputs: The scripts that are run; whatever they include is read when it is met.
  init(_ inputs: [ScriptInput] = []) {
    var scripts: [String: ScriptFile] = [:]
    for case .script(let file) in inputs { scripts[file.displayName] = file }
    self.scripts = scripts
  }

  var json: String { "[" + rows.joined(separator: ",\n") + "]" }

  mutating func index(of place: ScriptPlace, in script: String) -> Int {
    let name = place.included?.path ?? script
    if let index = indices[name] { return index }
    let file = place.included == nil ? scripts[name] : try? ScriptFile(including: name)
    indices[name] = rows.count
    rows.append("[\(JSONObject.string(name)),\(JSONObject.string(Self.text(of: file)))]")
    return rows.count - 1
  }

  /// What can no longer be read is empty: the steps are there all the same.
  private static func text(of file: ScriptFile?) -> String {
    guard let file, var source = try? file.makeSource() else { return "" }
    var bytes: [UInt8] = []
    while let chunk = try? source.nextChunk(), !chunk.isEmpty { bytes += chunk }
    return String(decoding: bytes, as: UTF8.self)
  }
}
