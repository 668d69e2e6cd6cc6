/// The colours of a picture.
struct SVGPalette {
  let isDark: Bool

  func color(_ tone: Picture.Tone) -> String {
    switch tone {
    case .background: isDark ? "#000000" : "#ffffff"
    case .bar: isDark ? "#1c1c1e" : "#f4f4f6"
    case .primary: isDark ? "#f5f5f7" : "#1c1c1e"
    case .secondary: isDark ? "#a6a6ad" : "#66666c"
    case .faint: isDark ? "#48484c" : "#c9c9ce"
    case .accent: isDark ? "#4c9dff" : "#0a62c9"
    case .onAccent: isDark ? "#000000" : "#ffffff"
    case .shade: isDark ? "#2c2c2e" : "#8e8e93"
    }
  }

  /// Stands for a picture.
  var placeholder: String { isDark ? "#26262a" : "#e6e6ea" }

  /// The lines across it, fainter than its label.
  var placeholderLine: String { isDark ? "#3a3a40" : "#d2d2d8" }

  /// Around what can be tapped.
  var interactiveOutline: String { isDark ? "#2f5f99" : "#9dc0ec" }

  /// Around everything else.
  var outline: String { isDark ? "#4a4a50" : "#c4c4ca" }

  /// On what is selected.
  var selection: String { isDark ? "#16324f" : "#dfecfb" }

  /// What is only of interest to whoever looks at the layout.
  var guide: String { isDark ? "#b06a9a" : "#c05a9c" }
}
