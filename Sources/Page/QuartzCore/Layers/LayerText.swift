import CoreGraphics
@_spi(Text) import CoreText

/// Text of a layer as a typesetter placed it; whoever sets it has broken its lines.
///
/// The seam between text and layers: labels and text layers set it, the recorder sends it. Places
/// count from the corner of the layer's bounds, y downwards.
@_spi(UIKit) public struct LayerText: Equatable {
  /// Boxes under the glyphs.
  public var fills: [Box] = []
  public var runs: [Run] = []
  /// Boxes over the glyphs: under- and strike-through lines.
  public var lines: [Box] = []
  /// How pictures of the layer draw it.
  var placement: TextPlacement?

  /// A rectangle of one colour.
  public struct Box: Equatable {
    public var rect: CGRect
    public var color: CGColor

    public init(rect: CGRect, color: CGColor) {
      self.rect = rect
      self.color = color
    }
  }

  /// Letters of one font on one baseline.
  public struct Run: Equatable {
    public var text: String
    public var font: LayerFont
    public var size: CGFloat
    /// Where the baseline starts.
    public var origin: CGPoint
    /// The advance.
    public var width: CGFloat
    public var color: CGColor
    public var letterSpacing: CGFloat = 0
    /// The tangent of the angle by which upright letters lean.
    public var slant: CGFloat = 0
    public var outline: Outline?

    public init(
      text: String, font: LayerFont, size: CGFloat, origin: CGPoint, width: CGFloat, color: CGColor
    ) {
      self.text = text
      self.font = font
      self.size = size
      self.origin = origin
      self.width = width
      self.color = color
    }
  }

  /// A line around the letters.
  public struct Outline: Equatable {
    public var width: CGFloat
    public var color: CGColor

    public init(width: CGFloat, color: CGColor) {
      self.width = width
      self.color = color
    }
  }

  public init() {}
}

/// A font a player can find, or gets the bytes of. Two with the same source are the same font.
@_spi(UIKit) public final class LayerFont: Hashable {
  public let source: Source
  public let family: String
  /// 400 is regular, 700 is bold.
  public let weight: Int
  public let slant: Slant
  private(set) lazy var contentHash = makeHash()

  public enum Source: Hashable {
    /// One of the studio's own fonts, by its file's name.
    case studioFile(String)
    /// The bytes of a font file.
    case fileBytes([UInt8])
    /// A font installed on this machine, by its PostScript or full name.
    case installed(String)
  }

  public enum Slant {
    case upright, italic
  }

  public init(source: Source, family: String, weight: Int = 400, slant: Slant = .upright) {
    self.source = source
    self.family = family
    self.weight = weight
    self.slant = slant
  }

  public static func == (one: LayerFont, other: LayerFont) -> Bool {
    one === other
      || (one.contentHash == other.contentHash && one.weight == other.weight
        && one.slant == other.slant)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentHash)
  }
}

extension CALayer {
  /// Text that is drawn in the layer, beside its contents.
  @_spi(UIKit) public var layerText: LayerText? {
    get { modelValues.text }
    set { change(.text, to: .text(newValue)) }
  }

  /// A colour that takes the place of the contents' own; their alpha stays.
  @_spi(UIKit) public var contentsTint: CGColor? {
    get { modelValues.color(.contentsTint) }
    set { change(.contentsTint, to: .color(newValue)) }
  }
}
