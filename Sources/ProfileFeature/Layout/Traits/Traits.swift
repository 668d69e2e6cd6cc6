/// Everything besides a screen's state that its layout depends on.
///
///     var traits = Device.iPhone15.traits(in: .portrait)
///     traits.contentSizeCategory = .accessibility3
public struct Traits: Hashable, Sendable {
  /// The size of the container, bars included. No other size is ever asked for.
  public var size: Size
  /// What of the container lies under the notch, the status bar, rounded corners or the home indicator.
  public var safeAreaInsets: Insets
  /// How many pixels make a point.
  public var scale: Double
  public var idiom: Idiom
  public var contentSizeCategory: ContentSizeCategory
  /// On which side lines begin; `nil` for the side that the language has.
  public var layoutDirection: LayoutDirection?
  public var appearance: Appearance
  public var reducesMotion: Bool
  public var usesBoldText: Bool
  /// The language of words, by its tag, such as "en"; English where there is no such language.
  public var language: String
  public var layoutPreset: LayoutPreset

  public init(
    size: Size,
    safeAreaInsets: Insets = .zero,
    scale: Double = 2,
    idiom: Idiom = .phone,
    contentSizeCategory: ContentSizeCategory = .large,
    layoutDirection: LayoutDirection? = nil,
    appearance: Appearance = .light,
    reducesMotion: Bool = false,
    usesBoldText: Bool = false,
    language: String = "en",
    layoutPreset: LayoutPreset = .adaptive
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    self.idiom = idiom
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.appearance = appearance
    self.reducesMotion = reducesMotion
    self.usesBoldText = usesBoldText
    self.language = language
    self.layoutPreset = layoutPreset
  }

  public var orientation: Orientation { size.width > size.height ? .landscape : .portrait }

  /// The same settings on a device that is held like this: for turning it, or for trying another.
  ///
  ///     app.traits = app.traits.on(.iPhone15, held: .landscape)
  public func on(_ device: Device, held orientation: Orientation) -> Traits {
    let container = device.traits(in: orientation)
    var traits = self
    traits.size = container.size
    traits.safeAreaInsets = container.safeAreaInsets
    traits.scale = container.scale
    traits.idiom = container.idiom
    return traits
  }

  /// The same with the device turned on its side, or back; of no built-in device, the size alone turns.
  ///
  ///     app.traits = app.traits.turned
  public var turned: Traits {
    let (now, next): (Orientation, Orientation) =
      orientation == .portrait ? (.portrait, .landscape) : (.landscape, .portrait)
    let device = Device.all.first { device in on(device, held: now) == self }
    if let device { return on(device, held: next) }
    var turned = self
    turned.size = size.turned
    return turned
  }

  /// A phone held so that there is little height.
  var isPhoneLandscape: Bool { idiom == .phone && orientation == .landscape }

  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The size of text that layouts use: only the adaptive preset follows the person's wish.
  var textSize: ContentSizeCategory {
    switch layoutPreset {
    case .classic, .compact: .large
    case .adaptive: contentSizeCategory
    }
  }

  /// On which side lines begin. A layout has traits that say it; without a language it is the left.
  public var direction: LayoutDirection { layoutDirection ?? .leftToRight }

  /// The side insets in the direction of lines: layouts are made from left to right and mirrored in the end.
  var leadingInset: Double {
    switch direction {
    case .leftToRight: safeAreaInsets.left
    case .rightToLeft: safeAreaInsets.right
    }
  }

  var trailingInset: Double {
    switch direction {
    case .leftToRight: safeAreaInsets.right
    case .rightToLeft: safeAreaInsets.left
    }
  }

  /// The width between the side insets, from the leading one on.
  var safeColumn: Column {
    Column(x: leadingInset, width: size.width - leadingInset - trailingInset)
  }

  /// The width within the margins.
  var marginColumn: Column {
    safeColumn.inset(by: size.width >= 414 ? 20 : 16)
  }

  /// Where text stands: within the margins, and on a tablet no wider than can be read with ease.
  var readableColumn: Column {
    switch idiom {
    case .phone: return marginColumn
    case .tablet:
      var readable = marginColumn.centred(width: snapped(textSize.scaled(672)))
      readable.x = readable.x.roundedToPixel(at: scale)
      return readable
    }
  }

  /// How many pictures stand side by side in a grid, at least three.
  var gridColumnCount: Int { max(3, Int((safeColumn.width + 1) / 131)) }

  /// A length that is `length` at Large, scaled with text, in whole pixels.
  func scaled(_ length: Double) -> Double {
    snapped(textSize.scaled(length))
  }

  /// A length in whole pixels, no shorter than it was.
  func snapped(_ length: Double) -> Double {
    length.roundedUpToPixel(at: scale)
  }

  /// The font of a text style, as large and as heavy as the person wants it.
  func font(_ style: TextStyle) -> Font {
    font(size: style.size(in: textSize), weight: style.weight)
  }

  /// A font of a fixed size, as heavy as the person wants it.
  func font(size: Double, weight: Font.Weight = .regular) -> Font {
    Font(size: size, weight: usesBoldText ? weight.heavier : weight)
  }

  /// What a layout does to a rectangle in the end: edges between pixels, mirrored where lines begin at the right.
  func settled(_ rect: Rect) -> Rect {
    let rounded = rect.roundedToPixels(at: scale)
    return mirrored(rounded)
  }

  func mirrored(_ rect: Rect) -> Rect {
    switch direction {
    case .leftToRight: rect
    case .rightToLeft: rect.mirrored(in: size.width)
    }
  }
}
