/// The elements of the footer of the showcase.
enum ShowcaseElement: String, ScreenElement {
  case footer = "showcase.footer"
  case telegram = "showcase.telegram"
  case linkedin = "showcase.linkedin"

  /// Where it leads, if it leads somewhere.
  var link: Link? {
    switch self {
    case .footer: nil
    case .telegram: .telegram
    case .linkedin: .linkedin
    }
  }

  /// The element that leads there.
  init(_ link: Link) {
    switch link {
    case .telegram: self = .telegram
    case .linkedin: self = .linkedin
    }
  }

  var symbol: String? {
    switch self {
    case .footer: nil
    case .telegram: "paperplane"
    case .linkedin: "link"
    }
  }

  var role: Element.Role {
    switch self {
    case .footer: .staticText
    case .telegram, .linkedin: .button
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .footer: words[.showcaseFooter]
    case .telegram: words[.telegram]
    case .linkedin: words[.linkedin]
    }
  }
}
