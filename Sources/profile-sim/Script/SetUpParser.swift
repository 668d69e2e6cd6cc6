/// Reads what stands behind the words of set-up.
enum SetUpParser {
  static func parse(
    _ keyword: String, _ words: inout WordCursor
  ) throws(Fault) -> SetUpCommand {
    let command: SetUpCommand
    switch keyword {
    case "name":
      command = .name(try words.require("\"name\" needs a text").text)
    case "tags":
      let tags = words.rest()
      guard !tags.isEmpty else { throw words.missing("\"tags\" needs one tag or more") }
      command = .tags(tags)
    case "seed":
      let word = try words.require("\"seed\" needs a number")
      guard let seed: UInt64 = Parser.number(word.text) else {
        throw Fault("\(word.described) is no whole number from 0 to \(UInt64.max)", at: word)
      }
      command = .seed(seed)
    case "start":
      command = .start(try words.require("\"start\" needs a link, as in profile://followers"))
    default:
      let word = try words.require("\"profile\" needs the name of a sample, or file \"PATH\"")
      // A sample called "file" could not be told apart, so there is none.
      if word.text == "file" {
        let path = try words.require("\"profile file\" needs a path")
        guard !path.text.isEmpty else { throw Fault("the path is empty", at: path) }
        command = .profileFile(path)
      } else {
        command = .profile(word)
      }
    }
    try words.requireEnd(of: keyword)
    return command
  }
}
