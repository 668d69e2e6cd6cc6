/// Posts in the order in which a grid shows them, written out or made up on demand.
///
/// A made-up collection costs the same for ten posts as for a hundred thousand: nothing is stored, a post
/// is made when it is asked for, and comparing two collections compares their recipes.
///
///     let posts = PostCollection(count: 100_000, idPrefix: "p")
///     posts[6].id  // "p7"
public struct PostCollection: RandomAccessCollection, Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case listed([Post])
    case generated(count: Int, idPrefix: String)
  }

  private let storage: Storage
  /// What was put in front later.
  private var newest: [Post] = []

  /// The posts of `posts`, in that order.
  public init(_ posts: [Post] = []) {
    storage = .listed(posts)
  }

  /// Posts with the ids `idPrefix` followed by 1, 2, … `count`.
  public init(count: Int, idPrefix: String) {
    precondition(count >= 0, "A collection cannot hold fewer than no posts")
    storage = .generated(count: count, idPrefix: idPrefix)
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .listed(let posts): newest.count + posts.count
    case .generated(let count, _): newest.count + count
    }
  }

  public subscript(position: Int) -> Post {
    if newest.indices.contains(position) { return newest[position] }
    let position = position - newest.count
    switch storage {
    case .listed(let posts):
      return posts[position]
    case .generated(let count, let idPrefix):
      precondition(position >= 0 && position < count, "There is no post at this position")
      return Post(id: "\(idPrefix)\(position + 1)", caption: "Picture \(position + 1)")
    }
  }

  /// Puts a post in front of the others.
  public mutating func insertFirst(_ post: Post) {
    newest.insert(post, at: 0)
  }

  /// Where the post with this id stands, or `nil`.
  public func index(ofID id: Post.ID) -> Int? {
    if let index = newest.firstIndex(where: { $0.id == id }) { return index }
    switch storage {
    case .listed(let posts):
      return posts.firstIndex { $0.id == id }.map { newest.count + $0 }
    case .generated(let count, let idPrefix):
      // Only the canonical spelling counts, so that "p07" is not another name of "p7".
      guard id.hasPrefix(idPrefix), let number = Int(id.dropFirst(idPrefix.count)),
        number >= 1, number <= count, "\(idPrefix)\(number)" == id
      else { return nil }
      return newest.count + number - 1
    }
  }
}
