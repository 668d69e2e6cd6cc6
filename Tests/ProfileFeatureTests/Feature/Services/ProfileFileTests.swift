import ProfileFeature
import Testing

@Suite struct ProfileFileTests {
  private func library(_ text: String) throws(ProfileFileError) -> ProfileLibrary {
    try ProfileFile.library(from: Array(text.utf8), file: "a.json")
  }

  /// The error as it is printed, without the file's name.
  private func fault(_ text: String) -> String? {
    fault(Array(text.utf8))
  }

  private func fault(_ bytes: [UInt8]) -> String? {
    do {
      _ = try ProfileFile.library(from: bytes, file: "a.json")
      return nil
    } catch {
      return error.description
    }
  }

  private let whole = #"""
    {
      "profile": {
        "username": "anna.codes", "name": "Anna \"A\" Lindqvist", "bio": "Lakes.\nSnow \u2603.",
        "avatar": "anna", "postCount": 16, "followerCount": 10543, "followingCount": 287,
        "isOwn": false, "isFollowed": true
      },
      "posts": [{ "id": "p1", "caption": "Lake" }, { "id": "p2" }],
      "tagged": 3,
      "followers": [{ "username": "tomas.k", "name": "Tomas Kral" }],
      "following": [],
      "others": [
        { "profile": { "username": "mika.draws", "name": "Mika" }, "posts": 2, "tagged": [] }
      ]
    }
    """#

  @Test func `reads everything that a file can say`() throws {
    let library = try library(whole)
    let main = library.main
    #expect(
      main.profile
        == Profile(
          username: "anna.codes", name: "Anna \"A\" Lindqvist", bio: "Lakes.\nSnow ☃.",
          avatar: "anna", postCount: 16, followerCount: 10_543, followingCount: 287, isOwn: false,
          isFollowed: true))
    #expect(
      Array(main.content.posts) == [Post(id: "p1", caption: "Lake"), Post(id: "p2", caption: "")])
    #expect(main.content.tagged.map { $0.id } == ["pt1", "pt2", "pt3"])
    #expect(main.followers == [UserSummary(username: "tomas.k", name: "Tomas Kral")])
    #expect(main.following == [])
    #expect(
      library.account("mika.draws")?.content.posts.map { $0.id } == [
        "mika.draws-1", "mika.draws-2",
      ])
    #expect(library.account("tomas.k")?.profile.name == "Tomas Kral")
  }

  @Test func `needs a username and a name, and counts the rest`() throws {
    let main = try library(
      #"{"profile":{"username":"a","name":"A","bio":null},"posts":4,"followers":[{"username":"b","name":"B"}]}"#
    ).main
    #expect(main.profile == Profile(username: "a", name: "A", postCount: 4, followerCount: 1))
    #expect(main.content.posts.map { $0.id } == ["p1", "p2", "p3", "p4"])
  }

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func `reads any line ending, with or without a byte order mark`(
    lineEnd: String, mark: String
  ) throws {
    let text = mark + whole.split(separator: "\n").joined(separator: lineEnd)
    #expect(try library(text) == library(whole))
  }

  @Test(arguments: [
    ("", "a.json:1:1: error: expected a value, found the end of the file"),
    ("[]", "a.json:1:1: error: expected an object, found a list"),
    ("{}", #"a.json:1:1: error: expected the key "profile", which is missing"#),
    (
      #"{"profile":{"username":"a"}}"#,
      #"a.json:1:12: error: profile: expected the key "name", which is missing"#
    ),
    (
      #"{"profile":{"username":7,"name":"A"}}"#,
      "a.json:1:24: error: profile.username: expected a text, found a number"
    ),
    (
      #"{"profile":{"username":"","name":"A"}}"#,
      "a.json:1:24: error: profile.username: expected a text that is not empty"
    ),
    (
      #"{"profile":{"username":"a","name":"A","isOwn":"yes"}}"#,
      "a.json:1:47: error: profile.isOwn: expected true or false, found a text"
    ),
    (
      #"{"profile":{"username":"a","name":"A","followers":3}}"#,
      #"a.json:1:39: error: profile: expected one of the keys username, name, bio, avatar, postCount, followerCount, followingCount, isOwn, isFollowed, found "followers""#
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"posts":true}"#,
      "a.json:1:48: error: posts: expected a list of posts or their number, found true"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"posts":-1}"#,
      "a.json:1:48: error: posts: expected a whole number from 0 to 1,000,000, found -1"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"posts":1.5}"#,
      "a.json:1:48: error: posts: expected a whole number from 0 to 1,000,000, found 1.5"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"posts":[{"id":"p1"},{"id":null}]}"#,
      #"a.json:1:61: error: posts[1]: expected the key "id", which is missing"#
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"posts":[{"id":"p1"},{"id":"p1"}]}"#,
      "a.json:1:67: error: posts[1].id: expected an id that no other post has"
    ),
    (
      "{\n  \"profile\": {\"username\": \"a\", \"name\": \"A\"},\n  \"posts\": [{\"id\": \"é\", \"caption\": 3}]\n}",
      "a.json:3:36: error: posts[0].caption: expected a text, found a number"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"followers":[{"username":"b","name":"B"},{"username":"b","name":"B"}]}"#,
      "a.json:1:93: error: followers[1].username: expected each person once"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"others":[{"profile":{"username":"a","name":"A"}}]}"#,
      "a.json:1:73: error: others[0].profile.username: expected a username that no other account has"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"others":[{"profile":{"username":"b","name":"B"},"others":[]}]}"#,
      #"a.json:1:89: error: others[0]: expected one of the keys profile, posts, tagged, followers, following, found "others""#
    ),
    (
      #"{"profile":{"username":"a","name":"A","followerCount":null,"followingCount":"3"}}"#,
      "a.json:1:77: error: profile.followingCount: expected a whole number, found a text"
    ),
  ])
  func `says what is wrong, where, and what was expected`(text: String, description: String) {
    #expect(fault(text) == description)
  }

  @Test(arguments: [
    ("{\"profile\"", "1:11", #"expected ":" after a key, found the end of the file"#),
    ("{\"profile\": x}", "1:13", #"expected a value, found "x""#),
    ("{\"profile\": {},}", "1:16", #"expected a key in quotes, found "}""#),
    ("{profile: 1}", "1:2", #"expected a key in quotes, found "p""#),
    ("{\"a\": 1 \"b\": 2}", "1:9", #"expected "," or "}", found a text"#),
    ("{\"a\": 1, \"a\": 2}", "1:10", #"expected each key once, found "a" again"#),
    ("{\n\n  \"a\": [1 2]}", "3:11", #"expected "," or "]", found "2""#),
    ("{} x", "1:4", #"expected the end of the file, found "x""#),
    ("{\"a\": \"b", "1:7", "expected the text to end"),
    ("{\"a\": \"b\nc\"}", "1:9", "expected the text to end in its line, or an escape"),
    ("{\"a\": \"\\x\"}", "1:8", "expected an escape that JSON has"),
    ("{\"a\": \"\\u12g4\"}", "1:8", "expected four hexadecimal digits after \\u"),
    ("{\"a\": \"\\ud800\"}", "1:8", "expected a character, found half of one"),
    ("{\"a\": \"\\ud800\\u0041\"}", "1:8", "expected a character, found half of one"),
    ("{\"a\": \"\\", "1:8", "expected an escape that JSON has"),
    ("{\"a\": -}", "1:8", #"expected a digit, found "}""#),
    ("{\"a\": 01}", "1:8", #"expected "," or "}", found "1""#),
    ("{\"a\": 1.}", "1:9", #"expected a digit, found "}""#),
    ("{\"a\": 1e+}", "1:10", #"expected a digit, found "}""#),
    ("{\"a\": tru}", "1:7", #"expected a value, found "t""#),
    ("{\"a\": nul", "1:7", #"expected a value, found "n""#),
    ("\u{FEFF}x", "1:1", #"expected a value, found "x""#),
    ("{\"é\": \u{1F600}}", "1:7", "expected a value"),
  ])
  func `says where a file stops being JSON`(text: String, place: String, message: String) {
    #expect(fault(text) == "a.json:\(place): error: \(message)")
  }

  @Test func `refuses bytes that are no text`() {
    #expect(
      fault(Array("{\"a\": \"".utf8) + [0xFF] + Array("\"}".utf8))
        == "a.json:1:7: error: expected a text in UTF-8")
    #expect(fault([0xFF, 0xFE, 0x7B, 0x00]) == "a.json:1:1: error: expected a value")
  }

  @Test func `refuses to nest without end`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      fault(deep)
        == #"a.json:1:101: error: expected at most 100 levels of nesting, found "[""#)
  }

  @Test func `reads escapes, and characters of every size`() throws {
    let text = #"{"profile":{"username":"a","name":"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀"}}"#
    #expect(try library(text).main.profile.name == "\"\\/\u{8}\u{C}\n\r\té😀é😀")
  }

  @Test func `reads a hundred thousand posts in linear time`() throws {
    let posts = (1...100_000).map { #"{"id":"x\#($0)"}"# }.joined(separator: ",")
    let text = #"{"profile":{"username":"a","name":"A"},"posts":[\#(posts)]}"#
    #expect(try library(text).main.content.posts.count == 100_000)
  }

  @Test func `keeps the parts of an error apart`() {
    do {
      _ = try library("{\n \"profile\": 3}")
      Issue.record("No error was thrown")
    } catch {
      #expect(error.file == "a.json")
      #expect(error.line == 2)
      #expect(error.column == 13)
      #expect(error.keyPath == "profile")
      #expect(error.message == "expected an object, found a number")
    }
  }
}
