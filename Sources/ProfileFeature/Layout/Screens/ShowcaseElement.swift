/// The elements of the showcase besides its cells.
enum ShowcaseElement: String, ScreenElement {
  case telegram = "showcase.telegram"
  case linkedin = "showcase.linkedin"

  var link: Link {
    switch self {
    case .telegram: .telegram
    case .linkedin: .linkedin
    }
  }

  var symbol: String {
    switch self {
    case .telegram: "paperplane"
    case .linkedin: "link"
    }
  }

  var role: Element.Role {
    switch self {
    case .telegram, .linkedin: .button
    }
  }

  var label: String {
    switch self {
    case .telegram: Words.telegram
    case .linkedin: Words.linkedin
    }
  }
}
