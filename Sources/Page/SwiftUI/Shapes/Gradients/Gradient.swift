/// Colors that run into each other, each at a place from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A color and its place.
  public struct Stop: Hashable, Sendable {
    /// The color at the place.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a color at a place of the gradient, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colors between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// Between the components, as the display has them.
    public static let device = ColorSpace(isPerceptual: false)
    /// In steps that look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colors and their places.
  public var stops: [Stop]

  /// Creates a gradient of colors at given places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient, mixed in a color space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self, space: space)
  }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    AnyGradient(self)._paint(in: environment)
  }
}

/// A gradient with a color space, from the top to the bottom where nothing else is said.
public struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }

  private let source: Source
  private let space: Gradient.ColorSpace

  /// Creates a gradient from a gradient.
  public init(_ gradient: Gradient) {
    self.init(gradient, space: .device)
  }

  init(_ gradient: Gradient, space: Gradient.ColorSpace) {
    source = .gradient(gradient)
    self.space = space
  }

  init(of color: Color) {
    source = .color(color)
    space = .device
  }

  private init(source: Source, space: Gradient.ColorSpace) {
    self.source = source
    self.space = space
  }

  /// The gradient, mixed in a color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(source: source, space: space)
  }

  /// The colors in an environment.
  func ramp(in environment: EnvironmentValues) -> ColorRamp {
    switch source {
    case .gradient(let gradient):
      return ColorRamp(gradient.stops, in: environment, mixedIn: space)
    case .color(let color):
      let lighter = color.mix(with: .white.opacity(color.alpha), by: 0.22, in: .device)
      return ColorRamp(Gradient(colors: [lighter, color]).stops, in: environment, mixedIn: space)
    }
  }
}

extension AnyGradient: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.gradient(GradientPaint(.linear(.top, .bottom), ramp(in: environment))))
  }
}

extension Color {
  /// A gradient from a lighter tone of the color to the color.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}
