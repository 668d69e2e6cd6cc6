/// A screen as it is drawn: layers of things with places in points, the lowest first.
///
/// Renderers work on this alone, so that they know nothing of what they draw.
struct Picture: Equatable, Sendable {
  var width: Double
  var height: Double
  /// What it shows, in one line.
  var title: String
  /// What it shows, for somebody who cannot see it.
  var description: String
  var isDark = false
  var layers: [Layer] = []
  /// What lies above all layers and belongs to the device.
  var overlay: [Shape] = []

  /// Things that move together, with the surface that they stand on.
  struct Layer: Equatable, Sendable {
    /// Nothing of the layer is drawn outside.
    var clip: Area
    var surface: [Shape] = []
    var items: [Item] = []
  }

  /// A thing that has a name.
  struct Item: Equatable, Sendable {
    var id: String
    /// A second id of the same thing.
    var alternateID: String?
    var role: String
    var label: String
    var area: Area
    /// What cuts it besides its layer; nil where nothing does.
    var clip: Area?
    var isInteractive = false
    var isSelected = false
    var isEnabled = true
    var shapes: [Shape] = []
  }

  enum Shape: Equatable, Sendable {
    /// A surface, a line around it that lies inside of the area, or both.
    case box(Area, Surface)
    case text(Text)
    /// A symbol, by its name, as large as the area.
    case symbol(String, Area, Tone)
    /// Stands for a picture.
    case placeholder(Area, border: Double)
    /// A line around an area that is only of interest to whoever looks at the layout.
    case guide(Area)
  }

  struct Surface: Equatable, Sendable {
    var fill: Tone?
    var stroke: Tone?
    var strokeWidth = 0.0
    var radius = 0.0
  }

  /// Lines of text, one under the other from the top of the area on.
  struct Text: Equatable, Sendable {
    var lines: [String]
    var area: Area
    var font: Font
    var alignment = Alignment.left
    var tone = Tone.primary
    /// How wide the widest line is in the face that the layout had in mind.
    var width: Double
  }

  struct Font: Equatable, Sendable {
    var size: Double
    var weight = Weight.regular

    /// How far two lines are apart.
    var lineHeight: Double { size * 1.2 }
  }

  /// By the numbers that weights of fonts have.
  enum Weight: Int, Sendable {
    case regular = 400
    case semibold = 600
    case bold = 700
  }

  enum Alignment: Sendable {
    case left, center, right
  }

  /// What something is drawn with, whichever colours light and dark make of it.
  enum Tone: Sendable {
    case background, bar, primary, secondary, faint, accent, onAccent
    /// Behind a sheet.
    case shade
  }

  struct Area: Equatable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var isEmpty: Bool { !(width > 0 && height > 0) }

    func inset(by length: Double) -> Area {
      Area(
        x: x + length, y: y + length, width: max(0, width - 2 * length),
        height: max(0, height - 2 * length))
    }
  }
}
