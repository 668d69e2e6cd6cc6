/// The keys of the recorder, as its help shows them.
enum RecorderKeys {
  struct Row: Sendable {
    let keys: String
    let meaning: String
  }

  static let rows = [
    Row(keys: "arrows, Tab", meaning: "choose an element"),
    Row(keys: "Enter, click", meaning: "tap it"),
    Row(keys: "2, l, i", meaning: "tap it twice; press it long; press return"),
    Row(keys: "j k, wheel", meaning: "scroll down, up"),
    Row(keys: "p", meaning: "pull down to load anew"),
    Row(keys: "t, x", meaning: "type into a text field; empty it"),
    Row(keys: "b, S", meaning: "go back; swipe back"),
    Row(keys: "s, d", meaning: "swipe down; dismiss"),
    Row(keys: "o", meaning: "open a link"),
    Row(keys: "r, R", meaning: "rotate the device; relaunch the app"),
    Row(keys: ":", meaning: "do what a line of a script says, as in drag, reader or hold"),
    Row(keys: "w", meaning: "wait until idle"),
    Row(keys: ". ,", meaning: "wait 100ms; wait 1s"),
    Row(keys: "a", meaning: "wait until idle after each step, or not"),
    Row(keys: "e, E", meaning: "expect what came of the last action; to be where one is"),
    Row(keys: "u", meaning: "take the last step back"),
    Row(keys: "PgUp PgDn", meaning: "see more of the picture"),
    Row(keys: "[ ], wheel", meaning: "scroll the log"),
    Row(keys: "q, Q", meaning: "save and quit; quit and save nothing"),
    Row(keys: "Ctrl-C", meaning: "quit at once, with what there is"),
    Row(keys: "Ctrl-Z, Ctrl-L", meaning: "suspend; draw anew"),
  ]

  /// What fits into a line, the most needed first.
  static let short = [
    "? help", "Enter tap", "b back", "t type", "w wait", ". 100ms", "e expect", "u undo", "q save",
  ]
}
