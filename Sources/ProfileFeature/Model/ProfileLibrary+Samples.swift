extension ProfileLibrary {
  private static let makers: [(name: String, make: @Sendable () -> ProfileLibrary)] = [
    ("own", { own }), ("other", { other }), ("empty", { empty }), ("huge", { huge }),
  ]

  /// The names that scripts give the samples, in the order in which help lists them.
  public static var sampleNames: [String] { makers.map { $0.name } }

  /// The samples by their names.
  public static var samples: [(name: String, library: ProfileLibrary)] {
    makers.map { ($0.name, $0.make()) }
  }

  /// The sample of this name, or `nil`; no other is made.
  public static func sample(named name: String) -> ProfileLibrary? {
    makers.first { $0.name == name }?.make()
  }

  /// One's own page: `user_id`, "Onamae", 12 posts, 1,000 followers, 320 following.
  public static var own: ProfileLibrary {
    ProfileLibrary(.onamae(postPrefix: "p"), others: [.anna(postPrefix: "anna-")] + Account.friends)
  }

  /// Somebody else's page: `anna.codes`, "Anna Lindqvist", not followed, 16 posts.
  public static var other: ProfileLibrary {
    ProfileLibrary(
      .anna(postPrefix: "p"), others: [.onamae(postPrefix: "onamae-")] + Account.friends)
  }

  /// One's own page before anything happened on it: no posts, no followers, no bio.
  public static var empty: ProfileLibrary {
    ProfileLibrary(
      Account(
        content: ProfileContent(
          profile: Profile(username: "first.day", name: "First Day", isOwn: true))))
  }

  /// Somebody else's page with 100,000 posts and 1,234,567 followers.
  public static var huge: ProfileLibrary {
    let postCount = 100_000
    return ProfileLibrary(
      Account(
        content: ProfileContent(
          profile: Profile(
            username: "every.day", name: "Every Day", bio: "A picture a day, for 273 years.",
            postCount: postCount, followerCount: 1_234_567, followingCount: 10_543),
          posts: PostCollection(count: postCount, idPrefix: "p")),
        followers: Account.friends.map { $0.summary },
        following: [Account.anna(postPrefix: "").summary]),
      others: [.anna(postPrefix: "anna-")] + Account.friends)
  }
}

extension Account {
  fileprivate var summary: UserSummary {
    UserSummary(username: profile.username, name: profile.name)
  }

  fileprivate static func onamae(postPrefix: String) -> Account {
    Account(
      content: ProfileContent(
        profile: Profile(
          username: "user_id", name: "Onamae",
          bio: "This page only imitates one that many people know. It is not that page.",
          postCount: 12, followerCount: 1_000, followingCount: 320, isOwn: true),
        posts: posts(
          [
            "First light over the harbour", "Bread, third attempt", "The cat disapproves",
            "A door in the old town", "Rain on the tram window", "Desk, tidied once a year",
            "Mountains from the train", "Soup for six", "Someone left a bicycle here",
            "Paper cranes, number 400", "The bridge at night", "Last leaves",
          ], prefix: postPrefix),
        tagged: posts(
          ["At Anna's birthday", "The whole choir", "Holding the rope"], prefix: postPrefix + "t")),
      followers: [
        UserSummary(username: "anna.codes", name: "Anna Lindqvist"),
        UserSummary(username: "mika.draws", name: "Mika Sato"),
        UserSummary(username: "tomas.k", name: "Tomas Kral"),
        UserSummary(username: "lea_runs", name: "Lea Moreau"),
      ],
      following: [
        UserSummary(username: "anna.codes", name: "Anna Lindqvist"),
        UserSummary(username: "mika.draws", name: "Mika Sato"),
      ])
  }

  fileprivate static func anna(postPrefix: String) -> Account {
    Account(
      content: ProfileContent(
        profile: Profile(
          username: "anna.codes", name: "Anna Lindqvist",
          bio: "I write software that reads itself aloud. Large text is not a special case. "
            + "On weekends there are lakes.",
          postCount: 16, followerCount: 10_543, followingCount: 287),
        posts: posts(
          [
            "Lake, six in the morning", "Slides for the talk", "The talk", "After the talk",
            "A keyboard with no letters", "Pine needles", "Headphones, mended",
            "Snow on the antenna",
            "Two screens, one cat", "Blueberries", "The smallest ferry", "Contrast, measured",
            "A very long queue", "Coffee in a tent", "Release day", "The day after release",
          ], prefix: postPrefix),
        tagged: posts(["Choir, second row"], prefix: postPrefix + "t")),
      followers: [
        UserSummary(username: "user_id", name: "Onamae"),
        UserSummary(username: "tomas.k", name: "Tomas Kral"),
        UserSummary(username: "lea_runs", name: "Lea Moreau"),
      ],
      following: [
        UserSummary(username: "user_id", name: "Onamae"),
        UserSummary(username: "mika.draws", name: "Mika Sato"),
      ])
  }

  /// Those whom the lists of the samples lead to, each with a page of their own.
  fileprivate static var friends: [Account] {
    [
      friend(
        "mika.draws", "Mika Sato", "Ink and paper.", ["Heron", "Heron again"], followers: 9_999,
        isFollowed: true),
      friend("tomas.k", "Tomas Kral", "Maps, mostly of Moravia.", ["Sheet 24"], followers: 41),
      friend("lea_runs", "Lea Moreau", "", [], followers: 0),
    ]
  }

  private static func friend(
    _ username: String, _ name: String, _ bio: String, _ captions: [String], followers: Int,
    isFollowed: Bool = false
  ) -> Account {
    Account(
      content: ProfileContent(
        profile: Profile(
          username: username, name: name, bio: bio, postCount: captions.count,
          followerCount: followers, isFollowed: isFollowed),
        posts: posts(captions, prefix: username + "-")))
  }

  private static func posts(_ captions: [String], prefix: String) -> PostCollection {
    var posts: [Post] = []
    for caption in captions {
      posts.append(Post(id: "\(prefix)\(posts.count + 1)", caption: caption))
    }
    return PostCollection(posts)
  }
}
