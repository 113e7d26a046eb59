/// Text as a typesetter placed it: runs of glyphs, and what lies under and over them.
///
/// A player breaks no lines and measures nothing. It draws each run with the font that was sent
/// under this hash, from the baseline's start on, unhinted, with HarfBuzz' own kerning and
/// ligatures. Places count from the corner of the layer's bounds.
public struct TextBlock: Equatable, Sendable {
  /// Under the glyphs.
  public var fills: [Box]
  public var runs: [Run]
  /// Over the glyphs: under- and strike-through lines.
  public var lines: [Box]

  /// A rectangle of one colour.
  public struct Box: Equatable, Sendable {
    public var rect: LayerRect
    public var color: LayerColor

    public init(rect: LayerRect, color: LayerColor) {
      self.rect = rect
      self.color = color
    }
  }

  /// Letters of one font on one baseline.
  public struct Run: Equatable, Sendable {
    public var text: String
    /// The hash of a font that was sent.
    public var font: UInt64
    public var size: Double
    /// Where the baseline starts.
    public var x, y: Double
    /// The advance.
    public var width: Double
    public var color: LayerColor
    public var letterSpacing: Double
    /// The tangent of the angle by which upright letters lean.
    public var slant: Double
    public var outline: Outline?

    public init(
      text: String, font: UInt64, size: Double, x: Double, y: Double, width: Double,
      color: LayerColor, letterSpacing: Double = 0, slant: Double = 0, outline: Outline? = nil
    ) {
      self.text = text
      self.font = font
      self.size = size
      (self.x, self.y, self.width) = (x, y, width)
      self.color = color
      self.letterSpacing = letterSpacing
      self.slant = slant
      self.outline = outline
    }
  }

  /// A line around the letters.
  public struct Outline: Equatable, Sendable {
    public var width: Double
    public var color: LayerColor

    public init(width: Double, color: LayerColor) {
      self.width = width
      self.color = color
    }
  }

  public init(fills: [Box] = [], runs: [Run] = [], lines: [Box] = []) {
    self.fills = fills
    self.runs = runs
    self.lines = lines
  }
}
