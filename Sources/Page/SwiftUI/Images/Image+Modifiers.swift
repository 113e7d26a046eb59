extension Image {
  /// Lets the image take the space it is given, stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = Resizing(insets: capInsets, mode: resizingMode)
    return image
  }

  /// Shows the image's colors, or its form in the foreground style. Nil leaves it to the image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.rendering = renderingMode
    return image
  }

  /// Sets how pixels are mixed when the image is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolationQuality = interpolation
    return image
  }

  /// Sets whether the edges of the image are smooth. They always are here.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how the parts of a symbol are colored.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  /// Sets the dynamic range of the image. Screens have the standard range here.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// How bright the brightest parts of an image may be.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int
    /// The range of usual displays.
    public static let standard = DynamicRange(level: 0)
    /// A range somewhat beyond that of usual displays.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// The whole range of the image.
    public static let high = DynamicRange(level: 2)
  }
}

/// How the parts of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind

  /// All parts have one color.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Parts have colors of their own. The symbols here have one color.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// Parts have one color in several opacities. The symbols here have one part.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Parts have several colors. The symbols here show the first.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Variants of symbols: filled ones, and ones with a shape around.
public struct SymbolVariants: Hashable, Sendable {
  var isFilled = false
  var hasSlash = false
  var shape: String?

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: "square")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// The symbol filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol struck through.
  public static let slash = SymbolVariants(hasSlash: true)

  private func with(_ shape: String) -> SymbolVariants {
    SymbolVariants(isFilled: isFilled, hasSlash: hasSlash, shape: shape)
  }

  /// These variants in a circle.
  public var circle: SymbolVariants { with("circle") }
  /// These variants in a square.
  public var square: SymbolVariants { with("square") }
  /// These variants in a rectangle.
  public var rectangle: SymbolVariants { with("rectangle") }
  /// These variants filled.
  public var fill: SymbolVariants {
    SymbolVariants(isFilled: true, hasSlash: hasSlash, shape: shape)
  }
  /// These variants struck through.
  public var slash: SymbolVariants {
    SymbolVariants(isFilled: isFilled, hasSlash: true, shape: shape)
  }

  /// Whether these are among others.
  public func contains(_ other: SymbolVariants) -> Bool {
    (isFilled || !other.isFilled) && (hasSlash || !other.hasSlash)
      && (other.shape == nil || shape == other.shape)
  }

  /// The name of a symbol in these variants; the symbol itself if it has none.
  func name(of symbol: String, exists: (String) -> Bool) -> String {
    var name = symbol
    let additions = [shape, hasSlash ? "slash" : nil, isFilled ? "fill" : nil].compactMap { $0 }
    for addition in additions where !name.split(separator: ".").contains(Substring(addition)) {
      let isBeforeFill = name.hasSuffix(".fill") && addition != "fill"
      let longer =
        isBeforeFill ? name.dropLast(4) + addition + ".fill" : name + "." + addition
      if exists(String(longer)) { name = String(longer) }
    }
    return name
  }
}
