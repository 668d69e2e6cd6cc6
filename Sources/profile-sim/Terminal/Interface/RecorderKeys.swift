/// The keys of the recorder, as its help shows them.
enum RecorderKeys {
  struct Row: Sendable {
    let keys: String
    let meaning: String
  }

  static let rows = [
    Row(keys: "arrows, Tab", meaning: "choose an element"),
    Row(keys: "Enter, click", meaning: "tap it"),
    Row(keys: "t, x", meaning: "type into a text field; empty it"),
    Row(keys: "b", meaning: "go back"),
    Row(keys: "s, d", meaning: "swipe down; dismiss"),
    Row(keys: "o", meaning: "open a link"),
    Row(keys: "R", meaning: "relaunch the app"),
    Row(keys: "w", meaning: "wait until idle"),
    Row(keys: ". ,", meaning: "wait 100ms; wait 1s"),
    Row(keys: "a", meaning: "wait until idle after each step, or not"),
    Row(keys: "e", meaning: "expect what came of the last action"),
    Row(keys: "E", meaning: "expect to be where one is"),
    Row(keys: "u", meaning: "take the last step back"),
    Row(keys: "[ ]", meaning: "scroll the log"),
    Row(keys: "q", meaning: "save and quit"),
    Row(keys: "Q", meaning: "quit and save nothing"),
    Row(keys: "Ctrl-C", meaning: "quit at once, with what there is"),
    Row(keys: "Ctrl-Z, Ctrl-L", meaning: "suspend; draw anew"),
  ]

  /// What fits into a line, the most needed first.
  static let short = [
    "? help", "Enter tap", "b back", "t type", "w wait", ". 100ms", "e expect", "u undo", "q save",
  ]
}
