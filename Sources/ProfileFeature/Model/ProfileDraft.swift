/// What a person can change of their own profile, and the limits of it.
///
///     ProfileDraft(name: "Anna", username: "anna codes", bio: "").faults  // [.username]
public struct ProfileDraft: Hashable, Sendable {
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case name
    case username
    case bio
  }

  public var name: String
  public var username: String
  public var bio: String

  public init(name: String, username: String, bio: String) {
    self.name = name
    self.username = username
    self.bio = bio
  }

  public init(_ profile: Profile) {
    self.init(name: profile.name, username: profile.username, bio: profile.bio)
  }

  public subscript(field: Field) -> String {
    get {
      switch field {
      case .name: name
      case .username: username
      case .bio: bio
      }
    }
    set {
      switch field {
      case .name: name = newValue
      case .username: username = newValue
      case .bio: bio = newValue
      }
    }
  }

  /// The fields that could not be saved: too long, empty where something must stand, or with a
  /// character that a username cannot have.
  public var faults: [Field] {
    Field.allCases.filter { field in
      switch field {
      case .name: !(1...30).contains(name.count)
      case .username: !(1...30).contains(username.count) || !username.allSatisfy(Self.isAllowed)
      case .bio: bio.count > 150
      }
    }
  }

  /// Letters, digits, points and underscores.
  private static func isAllowed(_ character: Character) -> Bool {
    character.isLetter || ("0"..."9").contains(character) || character == "." || character == "_"
  }
}
