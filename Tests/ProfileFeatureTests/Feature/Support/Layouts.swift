@testable import ProfileFeature

extension ProfileViewModel.State {
  /// The main profile of a library as it is when everything has arrived, or before.
  init(_ library: ProfileLibrary, isLoaded: Bool = true, filter: PostFilter = .posts) {
    let content = library.main.content
    self.init(header: ProfileHeaderViewModel.State(profile: content.profile))
    if isLoaded {
      posts = content.posts
      tagged = content.tagged
    }
    self.filter = filter
  }
}

extension EditProfileViewModel.State {
  /// A form in which nothing was changed.
  init(name: String, username: String, bio: String = "", phase: Phase = .editing) {
    let draft = ProfileDraft(name: name, username: username, bio: bio)
    self.init(draft: draft, saved: draft, phase: phase)
  }
}

extension Traits {
  /// The same traits with some of them changed.
  func with(_ change: (inout Traits) -> Void) -> Traits {
    var traits = self
    change(&traits)
    return traits
  }

  static let phone = Device.iPhone15.traits(in: .portrait)
}

extension Rect {
  /// The rectangle as a test writes it: x y width height, to the hundredth.
  var text: String {
    "\(Rect.text(minX)) \(Rect.text(minY)) \(Rect.text(width)) \(Rect.text(height))"
  }

  static func text(_ length: Double) -> String {
    let hundredths = Int((length * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }

  /// Whether the two are the same but for an error of arithmetic.
  func isClose(to other: Rect, by tolerance: Double = 0.001) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }

  func inset(by length: Double) -> Rect {
    inset(by: Insets(top: length, left: length, bottom: length, right: length))
  }
}
