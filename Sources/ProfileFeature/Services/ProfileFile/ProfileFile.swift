#if !hasFeature(Embedded)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

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
  /// each written like the document without its `others`. Foundation decides what is JSON.
  public enum ProfileFile {
    /// How many posts a file may make up.
    fileprivate static let postLimit = 1_000_000

    /// The library that a file describes.
    ///
    /// - Parameters:
    ///   - bytes: what the file contains, in UTF-8.
    ///   - file: the file's name, for errors.
    /// - Throws: one thing that is wrong, with its key path, which is empty for text that is not JSON.
    public static func library(
      from bytes: [UInt8], file: String
    ) throws(ProfileFileError) -> ProfileLibrary {
      do {
        // Foundation would guess at other encodings, and call a wrong guess invalid JSON.
        guard String(validating: bytes, as: UTF8.self) != nil else {
          throw Fault(at: [], expected: "a text in UTF-8")
        }
        let document = try JSONDecoder().decode(AccountEntry.self, from: Data(bytes))
        var reader = Reader()
        return try reader.library(document)
      } catch let fault as Fault {
        throw ProfileFileError(file: file, keyPath: fault.keyPath, message: fault.message)
      } catch {
        throw ProfileFileError(file: file, keyPath: "", message: notJSON(error))
      }
    }

    /// Where the text stops being JSON is in the underlying error, which not every Foundation has.
    private static func notJSON(_ error: any Error) -> String {
      var message = "expected a JSON document"
      if case DecodingError.dataCorrupted(let context) = error, let reason = context.underlyingError
      {
        message += ": \(reason)"
      }
      return message
    }
  }

  /// Makes accounts of entries, and remembers the names and ids that may come only once.
  private struct Reader {
    private var usernames: Set<String> = []
    private var listedIDs: Set<Post.ID> = []

    mutating func library(_ document: AccountEntry) throws(Fault) -> ProfileLibrary {
      // The main account's made-up posts have the short ids, which scripts use.
      let main = try account(document, idPrefix: "p")
      var others: [Account] = []
      for other in document.others {
        others.append(try account(other, idPrefix: "\(other.profile.username.text)-"))
      }
      return ProfileLibrary(main, others: others)
    }

    private mutating func account(
      _ entry: AccountEntry, idPrefix: String
    ) throws(Fault) -> Account {
      let profile = entry.profile
      guard usernames.insert(profile.username.text).inserted else {
        throw Fault(at: profile.username.path, expected: "a username that no other account has")
      }
      let posts = try posts(entry.posts, idPrefix: idPrefix)
      let tagged = try self.posts(entry.tagged, idPrefix: "\(idPrefix)t")
      let followers = try users(entry.followers)
      let following = try users(entry.following)
      return Account(
        content: ProfileContent(
          profile: Profile(
            username: profile.username.text,
            name: profile.name,
            bio: profile.bio,
            avatar: profile.avatar,
            postCount: profile.postCount ?? posts.count,
            followerCount: profile.followerCount ?? followers.count,
            followingCount: profile.followingCount ?? following.count,
            isOwn: profile.isOwn,
            isFollowed: profile.isFollowed),
          posts: posts, tagged: tagged),
        followers: followers, following: following)
    }

    private mutating func posts(
      _ entry: PostsEntry, idPrefix: String
    ) throws(Fault) -> PostCollection {
      switch entry {
      case .generated(let count):
        return PostCollection(count: count, idPrefix: idPrefix)
      case .listed(let entries):
        var posts: [Post] = []
        for entry in entries {
          guard listedIDs.insert(entry.id.text).inserted else {
            throw Fault(at: entry.id.path, expected: "an id that no other post has")
          }
          posts.append(Post(id: entry.id.text, caption: entry.caption))
        }
        return PostCollection(posts)
      }
    }

    private func users(_ entries: [UserEntry]) throws(Fault) -> [UserSummary] {
      var users: [UserSummary] = []
      var listed: Set<String> = []
      for entry in entries {
        guard listed.insert(entry.username.text).inserted else {
          throw Fault(at: entry.username.path, expected: "each person once")
        }
        users.append(UserSummary(username: entry.username.text, name: entry.name))
      }
      return users
    }
  }

  private struct AccountEntry: Decodable {
    enum Key: String, CodingKey, CaseIterable {
      case profile, posts, tagged, followers, following, others
    }

    let profile: ProfileEntry
    let posts: PostsEntry
    let tagged: PostsEntry
    let followers: [UserEntry]
    let following: [UserEntry]
    let others: [AccountEntry]

    init(from decoder: any Decoder) throws {
      let isDocument = decoder.codingPath.isEmpty
      let members = try decoder.members(Key.allCases.filter { isDocument || $0 != .others })
      profile = try members.required(ProfileEntry.self, .profile, "an object")
      posts = try members.posts(.posts)
      tagged = try members.posts(.tagged)
      followers = try members.optional([UserEntry].self, .followers, "a list") ?? []
      following = try members.optional([UserEntry].self, .following, "a list") ?? []
      others = try members.optional([AccountEntry].self, .others, "a list") ?? []
    }
  }

  private struct ProfileEntry: Decodable {
    enum Key: String, CodingKey, CaseIterable {
      case username, name, bio, avatar, postCount, followerCount, followingCount, isOwn, isFollowed
    }

    let username: Name
    let name: String
    let bio: String
    let avatar: String?
    let postCount: Int?
    let followerCount: Int?
    let followingCount: Int?
    let isOwn: Bool
    let isFollowed: Bool

    init(from decoder: any Decoder) throws {
      let members = try decoder.members(Key.allCases)
      username = try members.requiredName(.username)
      name = try members.required(String.self, .name, "a text")
      bio = try members.optional(String.self, .bio, "a text") ?? ""
      avatar = try members.name(.avatar)?.text
      postCount = try members.count(.postCount)
      followerCount = try members.count(.followerCount)
      followingCount = try members.count(.followingCount)
      isOwn = try members.optional(Bool.self, .isOwn, "true or false") ?? false
      isFollowed = try members.optional(Bool.self, .isFollowed, "true or false") ?? false
    }
  }

  private enum PostsEntry {
    case listed([PostEntry])
    case generated(count: Int)
  }

  private struct PostEntry: Decodable {
    enum Key: String, CodingKey, CaseIterable {
      case id, caption
    }

    let id: Name
    let caption: String

    init(from decoder: any Decoder) throws {
      let members = try decoder.members(Key.allCases)
      id = try members.requiredName(.id)
      caption = try members.optional(String.self, .caption, "a text") ?? ""
    }
  }

  private struct UserEntry: Decodable {
    enum Key: String, CodingKey, CaseIterable {
      case username, name
    }

    let username: Name
    let name: String

    init(from decoder: any Decoder) throws {
      let members = try decoder.members(Key.allCases)
      username = try members.requiredName(.username)
      name = try members.required(String.self, .name, "a text")
    }
  }

  /// A text that names something, and where it stands.
  private struct Name {
    let text: String
    let path: [any CodingKey]
  }

  /// What is wrong at a place.
  private struct Fault: Error {
    private let path: [any CodingKey]
    let message: String

    init(at path: [any CodingKey], expected: String, found: String? = nil) {
      self.path = path
      message = "expected \(expected)" + (found.map { ", found \($0)" } ?? "")
    }

    var keyPath: String {
      path.reduce("") { path, key in
        if let index = key.intValue { return "\(path)[\(index)]" }
        return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
      }
    }
  }

  /// The kind of a value in words, as in "found a number".
  ///
  /// A decoding error says it only within an English sentence.
  private struct Kind: Decodable {
    let words: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        words = "null"
      } else if let value = try? value.decode(Bool.self) {
        words = value ? "true" : "false"
      } else if (try? value.decode(String.self)) != nil {
        words = "a text"
      } else if (try? decoder.unkeyedContainer()) != nil {
        words = "a list"
      } else if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
        words = "an object"
      } else if (try? value.decode(Decimal.self)) != nil {
        words = "a number"
      } else {
        // Decoders look into texts and numbers only when they are asked for them.
        words = "a value that cannot be read"
      }
    }
  }

  /// Any key of an object, to find those that mean nothing.
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      return nil
    }
  }

  extension Decoder {
    /// The members of an object that may have these keys, and no others.
    fileprivate func members<Key: CodingKey>(
      _ keys: [Key]
    ) throws -> KeyedDecodingContainer<Key> {
      guard let members = try? container(keyedBy: AnyKey.self) else {
        throw Fault(
          at: codingPath, expected: "an object", found: (try? Kind(from: self))?.words)
      }
      let known = keys.map { $0.stringValue }
      // The keys of a decoder are in no order; the least makes the same error of the same file.
      let unknown = members.allKeys.map { $0.stringValue }.filter { !known.contains($0) }.min()
      if let unknown {
        throw Fault(
          at: codingPath, expected: "one of the keys \(known.joined(separator: ", "))",
          found: "\"\(unknown)\"")
      }
      return try container(keyedBy: Key.self)
    }
  }

  extension KeyedDecodingContainer {
    /// The value of a key, or `nil`; `null` is as good as none.
    fileprivate func optional<Value: Decodable>(
      _ type: Value.Type, _ key: Key, _ expectation: String
    ) throws -> Value? {
      do {
        return try decodeIfPresent(type, forKey: key)
      } catch let fault as Fault {
        throw fault
      } catch {
        // What is inside throws faults, so it is the value itself that has another type. It is not
        // always a decoding error that says so.
        throw Fault(
          at: codingPath + [key], expected: expectation,
          found: (try? decode(Kind.self, forKey: key))?.words)
      }
    }

    fileprivate func required<Value: Decodable>(
      _ type: Value.Type, _ key: Key, _ expectation: String
    ) throws -> Value {
      try present(optional(type, key, expectation), key)
    }

    fileprivate func name(_ key: Key) throws -> Name? {
      guard let text = try optional(String.self, key, "a text") else { return nil }
      let path = codingPath + [key]
      guard !text.isEmpty else { throw Fault(at: path, expected: "a text that is not empty") }
      return Name(text: text, path: path)
    }

    fileprivate func requiredName(_ key: Key) throws -> Name {
      try present(name(key), key)
    }

    /// A whole number from 0 to `limit`.
    fileprivate func count(_ key: Key, upTo limit: Int = .max) throws -> Int? {
      guard let number = try optional(Decimal.self, key, "a whole number") else { return nil }
      guard let count = try? decode(Int.self, forKey: key), count >= 0, count <= limit else {
        throw Fault(
          at: codingPath + [key],
          expected: "a whole number from 0 to \(CountFormat.english.full(limit))",
          found: "\(number)")
      }
      return count
    }

    fileprivate func posts(_ key: Key) throws -> PostsEntry {
      if (try? decode(Decimal.self, forKey: key)) != nil {
        return .generated(count: try count(key, upTo: ProfileFile.postLimit) ?? 0)
      }
      return .listed(
        try optional([PostEntry].self, key, "a list of posts or their number") ?? [])
    }

    private func present<Value>(_ value: Value?, _ key: Key) throws -> Value {
      guard let value else {
        throw Fault(at: codingPath, expected: "the key \"\(key.stringValue)\", which is missing")
      }
      return value
    }
  }
#endif
