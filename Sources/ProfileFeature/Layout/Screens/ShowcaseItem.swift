/// A kind of cell in the showcase, in the order in which they stand there; the raw value is the id under which
/// it is registered.
///
/// A new kind is one new case: the compiler names its role, its words, and its size and content in
/// ``ShowcaseLayout``, and there is no other place that must know it.
enum ShowcaseItem: String, ScreenElement {
  case hero = "showcase.hero"
  case text = "showcase.text"
  case photos = "showcase.photos"

  var role: Element.Role {
    switch self {
    case .hero: .image
    case .text: .staticText
    case .photos: .list
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .hero: words[.showcaseHero]
    case .text: words[.showcaseText]
    case .photos: words[.photos]
    }
  }
}
