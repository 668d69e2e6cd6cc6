/// What the settings call what can be chosen there.
extension ContentSizeCategory {
  var word: Word {
    switch self {
    case .extraSmall: .textSizeExtraSmall
    case .small: .textSizeSmall
    case .medium: .textSizeMedium
    case .large: .textSizeLarge
    case .extraLarge: .textSizeExtraLarge
    case .extraExtraLarge: .textSizeExtraExtraLarge
    case .extraExtraExtraLarge: .textSizeExtraExtraExtraLarge
    case .accessibility1: .textSizeAccessibility1
    case .accessibility2: .textSizeAccessibility2
    case .accessibility3: .textSizeAccessibility3
    case .accessibility4: .textSizeAccessibility4
    case .accessibility5: .textSizeAccessibility5
    }
  }
}

extension Appearance {
  var word: Word {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

extension LayoutPreset {
  var word: Word {
    switch self {
    case .classic: .classic
    case .compact: .compact
    case .adaptive: .adaptive
    }
  }
}
