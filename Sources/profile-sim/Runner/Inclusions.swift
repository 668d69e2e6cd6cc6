/// Which scripts include the one that is read, so that none includes itself.
struct Inclusions {
  /// Why a script is not included.
  struct Refusal: Error {
    let message: String
    let exitCode: ExitCode
  }

  /// With more than this, scripts that include others twice and more would take for ever.
  static let most = 10_000

  private struct Inclusion {
    let identity: System.FileIdentity?
    let name: String
    let place: String
  }

  private var open: [Inclusion]
  private var count = 0

  init(in script: ScriptFile) {
    open = [
      Inclusion(identity: script.identity, name: script.displayName, place: "")
    ]
  }

  /// Whether what is read is included, and not the script itself.
  var isInside: Bool { open.count > 1 }

  /// Where the script is included that is read, the innermost place first.
  var places: [String] { open.dropFirst().reversed().map(\.place) }

  /// - Parameter line: that of `file` which includes the script.
  mutating func enter(
    _ written: String, from file: ScriptFile, line: Int
  ) throws(Refusal) -> ScriptFile {
    let path = ScriptFile.path(of: written, in: file.folder)
    let name = PlainText.quoted(written)
    func refusal(_ message: String) -> Refusal {
      Refusal(message: message, exitCode: .faultyScript)
    }
    let included: ScriptFile
    do throws(InputFailure) {
      included = try ScriptFile(including: path)
    } catch {
      throw Refusal(
        message: "the script \(name) cannot be read: \(error.reason)", exitCode: .unreadableInput)
    }
    if let cycle = open.firstIndex(where: { $0.identity == included.identity }) {
      let way = open[(cycle + 1)...].map(\.name)
      throw refusal(
        way.isEmpty
          ? "the script \(name) includes itself"
          : "the script \(name) includes itself by way of \(way.joined(separator: ", "))")
    }
    guard open.count <= Language.deepestInclusion else {
      throw refusal(
        "scripts can include one another \(Language.deepestInclusion) deep and no deeper")
    }
    guard count < Self.most else {
      throw refusal("more than \(Self.most) scripts are included")
    }
    count += 1
    open.append(
      Inclusion(
        identity: included.identity, name: included.displayName,
        place: "\(file.displayName):\(line)"))
    return included
  }

  mutating func leave() {
    open.removeLast()
  }
}
