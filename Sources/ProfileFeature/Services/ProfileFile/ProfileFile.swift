/// Reads a library from JSON.
///
///     {
///       "profile": {
///         "username": "anna.codes", "name": "Anna Lindqvist", "bio": "…", "avatar": "anna",
///         "postCount": 16, "followerCount": 10543, "followingCount": 287,
///         "isOwn": false, "isFollowed": false
///       },
///       "posts": [{ "id": "p1", "caption": "Lake" }],
///       "tagged": 3,
///       "followers": [{ "username": "tomas.k", "name": "Tomas Kral" }],
///       "following": [],
///       "others": []
///     }
///
/// Only `profile` with its `username` and `name` is needed. Counts that are left out are those of the
/// lists. A number in place of a list of posts makes that many up. `others` holds further accounts,
/// each written like the document without its `others`.
public enum ProfileFile {
  /// How many posts a file may make up.
  private static let postLimit = 1_000_000

  /// The library that a file describes.
  ///
  /// - Parameters:
  ///   - bytes: what the file contains.
  ///   - file: the file's name, for errors.
  /// - Throws: the first thing that is wrong, with its line, column and key path.
  public static func library(
    from bytes: [UInt8], file: String
  ) throws(ProfileFileError) -> ProfileLibrary {
    do {
      var reader = Reader()
      return try reader.library(
        JSONNode(value: try parse(bytes), keyPath: ""))
    } catch {
      let (line, column) = place(of: error.offset, in: bytes)
      throw ProfileFileError(
        file: file, line: line, column: column, keyPath: error.keyPath, message: error.message)
    }
  }

  private static func parse(_ bytes: [UInt8]) throws(JSONNode.Failure) -> JSONValue {
    do {
      return try JSONParser.parse(bytes)
    } catch {
      throw JSONNode.Failure(offset: error.offset, keyPath: "", message: error.message)
    }
  }

  private static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let line = before.split(separator: 0x0A, omittingEmptySubsequences: false)
    var start = line.last ?? []
    if line.count == 1, start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
    return (line.count, String(decoding: start, as: UTF8.self).count + 1)
  }

  /// Reads accounts, and remembers the names and ids that may come only once.
  private struct Reader {
    private var usernames: Set<String> = []
    private var listedIDs: Set<Post.ID> = []

    mutating func library(_ document: JSONNode) throws(JSONNode.Failure) -> ProfileLibrary {
      let accountKeys = ["profile", "posts", "tagged", "followers", "following"]
      let members = try document.members(accountKeys + ["others"])
      let main = try account(members, isMain: true)
      var others: [Account] = []
      for other in try members.optional("others")?.elements() ?? [] {
        others.append(try account(try other.members(accountKeys), isMain: false))
      }
      return ProfileLibrary(main, others: others)
    }

    private mutating func account(
      _ members: JSONNode.Members, isMain: Bool
    ) throws(JSONNode.Failure) -> Account {
      let node = try members.required("profile")
      let profile = try node.members([
        "username", "name", "bio", "avatar", "postCount", "followerCount", "followingCount",
        "isOwn", "isFollowed",
      ])
      let nameNode = try profile.required("username")
      let username = try nameNode.name()
      guard usernames.insert(username).inserted else {
        throw nameNode.failure("expected a username that no other account has")
      }
      // The main account's made-up posts have the short ids, which scripts use.
      let prefix = isMain ? "p" : "\(username)-"
      let posts = try posts(members.optional("posts"), idPrefix: prefix)
      let tagged = try self.posts(members.optional("tagged"), idPrefix: "\(prefix)t")
      let followers = try users(members.optional("followers"))
      let following = try users(members.optional("following"))
      return Account(
        content: ProfileContent(
          profile: Profile(
            username: username,
            name: try profile.required("name").text(),
            bio: try profile.optional("bio")?.text() ?? "",
            avatar: try profile.optional("avatar")?.name(),
            postCount: try profile.optional("postCount")?.count() ?? posts.count,
            followerCount: try profile.optional("followerCount")?.count() ?? followers.count,
            followingCount: try profile.optional("followingCount")?.count() ?? following.count,
            isOwn: try profile.optional("isOwn")?.boolean() ?? false,
            isFollowed: try profile.optional("isFollowed")?.boolean() ?? false),
          posts: posts, tagged: tagged),
        followers: followers, following: following)
    }

    private mutating func posts(
      _ node: JSONNode?, idPrefix: String
    ) throws(JSONNode.Failure) -> PostCollection {
      guard let node else { return PostCollection() }
      switch node.value.content {
      case .number:
        return PostCollection(
          count: try node.count(upTo: ProfileFile.postLimit), idPrefix: idPrefix)
      case .array:
        var posts: [Post] = []
        for element in try node.elements() {
          posts.append(try post(element))
        }
        return PostCollection(posts)
      case .object, .string, .boolean, .null:
        throw node.failure("expected a list of posts or their number, found \(node.value.kind)")
      }
    }

    private mutating func post(_ node: JSONNode) throws(JSONNode.Failure) -> Post {
      let members = try node.members(["id", "caption"])
      let idNode = try members.required("id")
      let id = try idNode.name()
      guard listedIDs.insert(id).inserted else {
        throw idNode.failure("expected an id that no other post has")
      }
      return Post(id: id, caption: try members.optional("caption")?.text() ?? "")
    }

    private func users(_ node: JSONNode?) throws(JSONNode.Failure) -> [UserSummary] {
      var users: [UserSummary] = []
      var listed: Set<String> = []
      for element in try node?.elements() ?? [] {
        let members = try element.members(["username", "name"])
        let nameNode = try members.required("username")
        let username = try nameNode.name()
        guard listed.insert(username).inserted else {
          throw nameNode.failure("expected each person once")
        }
        users.append(UserSummary(username: username, name: try members.required("name").text()))
      }
      return users
    }
  }
}
