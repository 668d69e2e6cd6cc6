/// A script that another one includes.
struct IncludedScript: Hashable, Sendable {
  /// From where the tool runs.
  let path: String
  /// As it stands in the script that includes it, which is the same wherever that is run from.
  let written: String
}
