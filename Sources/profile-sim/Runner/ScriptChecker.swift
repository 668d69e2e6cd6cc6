/// Reads a script through without running it, with all that it includes: finds its faults and what its
/// set-up wants.
struct ScriptChecker<Subject: Simulation> {
  let simulation: Subject
  let isEmptyAllowed: Bool
  /// Whether there is an option that allows empty scripts.
  var canBeAllowed = true

  /// - Parameter report: Is given every fault, in the order of their places.
  /// - Throws: `InputFailure` when the file cannot be read, and what `report` throws.
  func check(_ file: ScriptFile, report: (ScriptFault) throws -> Void) throws -> ScriptOutline {
    try withoutActuallyEscaping(report) { report in
      var pass = CheckPass(simulation: simulation, file: file, report: report)
      try pass.read(file)
      var outline = pass.outline
      if outline.stepCount == 0, outline.exitCode == .success, !isEmptyAllowed {
        outline.exitCode = .faultyScript
        let message =
          "the script is empty: nothing in it does anything"
          + (canBeAllowed ? " (--allow-empty permits this)" : "")
        try report(.whole(file: file.displayName, message: message))
      }
      return outline
    }
  }
}
