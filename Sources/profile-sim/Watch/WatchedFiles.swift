/// What a run of scripts depends on.
struct WatchedFiles<Subject: Simulation> {
  let checker: ScriptChecker<Subject>
  /// As they stand on the command line: scripts, and folders of them.
  let paths: [String]
  /// Whether the transcripts beside the scripts are looked at.
  let hasTranscripts: Bool

  /// The paths, the scripts that they lead to, and what these include or take their profiles from; those that are missing too.
  func all() -> [String] {
    var files = paths
    for input in ScriptInput.inputs(paths, standardInput: BytesInMemory("")) {
      guard case .script(let file) = input else { continue }
      files.append(file.displayName)
      if hasTranscripts { files.append(TranscriptCheck.path(of: file.displayName)) }
      // Faults are reported by the run.
      if let outline = try? checker.check(file, report: { _ in }) { files += outline.files }
    }
    return files
  }
}
