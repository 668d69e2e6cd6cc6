/// Which scripts of a run are run, and how far it goes.
struct Selection: Equatable {
  /// Empty for all scripts; else those that have one of these.
  var tags: [String] = []
  var skippedTags: [String] = []
  var shard: Shard?
  /// True if the first script that does not pass is the last.
  var isFailFast = false

  /// Whether a script with these tags is run.
  func includes(tags ofScript: [String]) -> Bool {
    (tags.isEmpty || tags.contains(where: ofScript.contains))
      && !skippedTags.contains(where: ofScript.contains)
  }
}
