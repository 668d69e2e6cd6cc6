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
    ("", "a.json: error: expected a JSON document"),
    ("[]", "a.json: error: expected an object, found a list"),
    ("{}", #"a.json: error: expected the key "profile", which is missing"#),
    (
      #"{"profile":{"username":"a"}}"#,
      #"a.json: error: profile: expected the key "name", which is missing"#
    ),
    (
      #"{"profile":{"username":7,"name":"A"}}"#,
      "a.json: error: profile.username: expected a text, found a number"
    ),
    (
      #"{"profile":{"username":"","name":"A"}}"#,
      "a.json: error: profile.username: expected a text that is not empty"
    ),
    (
      #"{"profile":{"username":"a","name":"A","isOwn":"yes"}}"#,
      "a.json: error: profile.isOwn: expected true or false, found a text"
    ),
    (
      #"{"profile":{"username":"a","name":"A","followers":3}}"#,
      #"a.json: error: profile: expected one of the keys username, name, bio, avatar, postCount, followerCount, followingCount, isOwn, isFollowed, found "followers""#
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"posts":true}"#,
      "a.json: error: posts: expected a list of posts or their number, found true"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"posts":-1}"#,
      "a.json: error: posts: expected a whole number from 0 to 1,000,000, found -1"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"posts":1.5}"#,
      "a.json: error: posts: expected a whole number from 0 to 1,000,000, found 1.5"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"posts":[{"id":"p1"},{"id":null}]}"#,
      #"a.json: error: posts[1]: expected the key "id", which is missing"#
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"posts":[{"id":"p1"},{"id":"p1"}]}"#,
      "a.json: error: posts[1].id: expected an id that no other post has"
    ),
    (
      "{\n  \"profile\": {\"username\": \"a\", \"name\": \"A\"},\n  \"posts\": [{\"id\": \"é\", \"caption\": 3}]\n}",
      "a.json: error: posts[0].caption: expected a text, found a number"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"followers":[{"username":"b","name":"B"},{"username":"b","name":"B"}]}"#,
      "a.json: error: followers[1].username: expected each person once"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"others":[{"profile":{"username":"a","name":"A"}}]}"#,
      "a.json: error: others[0].profile.username: expected a username that no other account has"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"others":[{"profile":{"username":"b","name":"B"},"others":[]}]}"#,
      #"a.json: error: others[0]: expected one of the keys profile, posts, tagged, followers, following, found "others""#
    ),
    (
      #"{"profile":{"username":"a","name":"A","followerCount":null,"followingCount":"3"}}"#,
      "a.json: error: profile.followingCount: expected a whole number, found a text"
    ),
    ("null", "a.json: error: expected an object, found null"),
    (#"{"profile":[]}"#, "a.json: error: profile: expected an object, found a list"),
    (
      #"{"profile":{"username":"a","name":"A"},"c":1,"b":2}"#,
      #"a.json: error: expected one of the keys profile, posts, tagged, followers, following, others, found "b""#
    ),
    (
      #"{"profile":{"username":"a","name":"A","avatar":{}}}"#,
      "a.json: error: profile.avatar: expected a text, found an object"
    ),
    (
      #"{"profile":{"username":"a","name":"A","postCount":99999999999999999999}}"#,
      "a.json: error: profile.postCount: expected a whole number from 0 to 9,223,372,036,854,775,807, found 99999999999999999999"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"tagged":1000001}"#,
      "a.json: error: tagged: expected a whole number from 0 to 1,000,000, found 1000001"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"following":"none"}"#,
      "a.json: error: following: expected a list, found a text"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"others":[{"profile":{"username":"b","name":"B"},"posts":[{"id":"x"},null]}]}"#,
      "a.json: error: others[0].posts[1]: expected an object, found null"
    ),
    (
      #"{"profile":{"username":"a","name":"A"},"posts":[{"id":"x"}],"others":[{"profile":{"username":"b","name":"B"},"tagged":[{"id":"x"}]}]}"#,
      "a.json: error: others[0].tagged[0].id: expected an id that no other post has"
    ),
  ])
  func `says what is wrong, where, and what was expected`(text: String, description: String) {
    #expect(fault(text) == description)
  }

  @Test(arguments: [
    " ", "x", "{\"profile\"", "{\"profile\": x}", "{profile: 1}", "{'a': 1}", "{\"a\": 1 \"b\": 2}",
    "{\n\n  \"a\": [1 2]}", "{} x", "{\"a\": \"b", "{\"a\": \"\\", "{\"a\": tru}", "{\"a\": nul",
    "[}", "\u{FEFF}x", "{\"é\": \u{1F600}}",
  ])
  func `says that a file is not JSON`(text: String) {
    #expect(fault(text) == "a.json: error: expected a JSON document")
  }

  @Test(arguments: [
    (
      #"{"profile":{"username":"a","name":"\x"}}"#,
      "profile.name: expected a text, found a value that cannot be read"
    ),
    (
      #"{"profile":{"username":"a","name":"\u12g4"}}"#,
      "profile.name: expected a text, found a value that cannot be read"
    ),
    (
      #"{"profile":{"username":"a","name":"\ud800"}}"#,
      "profile.name: expected a text, found a value that cannot be read"
    ),
    (
      #"{"profile":{"username":"a","name":"\ud800\u0041"}}"#,
      "profile.name: expected a text, found a value that cannot be read"
    ),
    (
      "{\"profile\":{\"username\":\"a\",\"name\":\"b\nc\"}}",
      "profile.name: expected a text, found a value that cannot be read"
    ),
    (
      #"{"profile":{"username":"a","name":"A","postCount":-}}"#,
      "profile.postCount: expected a whole number, found a value that cannot be read"
    ),
    (
      #"{"profile":{"username":"a","name":"A","postCount":01}}"#,
      "profile.postCount: expected a whole number, found a value that cannot be read"
    ),
    (
      #"{"profile":{"username":"a","name":"A","postCount":1.}}"#,
      "profile.postCount: expected a whole number, found a value that cannot be read"
    ),
    (
      #"{"profile":{"username":"a","name":"A","postCount":1e+}}"#,
      "profile.postCount: expected a whole number, found a value that cannot be read"
    ),
  ])
  func `says which value cannot be read`(text: String, message: String) {
    #expect(fault(text) == "a.json: error: \(message)")
  }

  @Test func `refuses bytes that are not UTF-8`() {
    let message = "a.json: error: expected a text in UTF-8"
    #expect(fault(Array("{\"a\": \"".utf8) + [0xFF] + Array("\"}".utf8)) == message)
    #expect(fault([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]) == message)
  }

  @Test func `refuses to nest without end`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(fault(deep) == "a.json: error: expected a JSON document")
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
      _ = try library("{\"profile\": 3}")
      Issue.record("No error was thrown")
    } catch {
      #expect(error.file == "a.json")
      #expect(error.keyPath == "profile")
      #expect(error.message == "expected an object, found a number")
    }
  }
}
