extension GraphicsContext {
  /// A change of the pixels that are drawn.
  public struct Filter {
    enum Kind {
      case shadow(Shadow)
      case matrix(ColorMatrix)
      case multiply(Color)
      case blur(CGFloat)
      case threshold(Double, Double, Color)
      case projection(ProjectionTransform)
    }

    let kind: Kind

    /// Transforms what is drawn.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// A shadow of what is drawn. The blend mode says how the shadow mixes with what is drawn.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          Shadow(
            color: color, radius: radius, x: x, y: y, blendMode: blendMode, options: options)))
    }

    /// Multiplies the colors by a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    /// Changes the colors by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .matrix(matrix))
    }
    /// Turns the colors around the color wheel.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .matrix(.hueRotation(angle)))
    }
    /// Makes the colors stronger or weaker.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .matrix(.saturation(amount)))
    }
    /// Adds light to the colors.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .matrix(.brightness(amount)))
    }
    /// Makes the colors differ more from gray, or less.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .matrix(.contrast(amount)))
    }
    /// Inverts the colors.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .matrix(.inversion(amount)))
    }
    /// Takes the color away.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .matrix(.saturation(1 - amount)))
    }
    /// Makes what is light transparent and what is dark opaque.
    public static var luminanceToAlpha: Filter { Filter(kind: .matrix(.luminanceToAlpha)) }
    /// Blurs what is drawn.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius))
    }
    /// Shows one color where the opacity lies in a range.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
      -> Filter
    {
      Filter(kind: .threshold(min, max, color))
    }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above the content.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow without the content.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Draws the shadow of what is transparent.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Draws the shadow and the content one after the other, each with the opacity of the context.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is drawn.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Treats the content as opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers the result to reduce banding.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Filters in a linear color space.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Changes what is drawn from now on by a filter. The filters that were added before change the
  /// result: a blur that follows a threshold makes the edges that the threshold then sharpens.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if case .projection(let projection) = filter.kind {
      return concatenate(
        CGAffineTransform(
          a: projection.m11, b: projection.m12, c: projection.m21, d: projection.m22,
          tx: projection.m31, ty: projection.m32))
    }
    append(filter, options)
  }
}
