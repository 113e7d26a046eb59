extension GraphicsContext {
  /// What an area or a line is painted with.
  public struct Shading {
    enum Kind {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle)
      case palette([Shading])
      /// What is there already.
      case backdrop
    }

    let kind: Kind

    /// The style of foregrounds.
    public static var foreground: Shading { .style(ForegroundStyle()) }
    /// What the canvas has there already: it paints nothing.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// The first of several.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// One color.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A color of its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A color of its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style of shapes.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// Colors along a line between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint, options))
    }

    /// Colors between two circles around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
    }

    /// Colors around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// Colors at the points of a grid.
    public static func meshGradient(_ gradient: MeshGradient) -> Shading { .style(gradient) }
  }

  /// What a gradient paints beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The colors again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The colors again, there and back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes amounts of light. Colors are mixed by their components here in any case.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading, with what it depends on in the environment.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
  /// Paints all of a rectangle, within what is clipped.
  func paint(_ rect: CGRect, in context: CGContext, _ environment: EnvironmentValues) {
    switch kind {
    case .style(let style): context.paint(style._paint(in: environment), in: rect)
    case .palette(let shadings): shadings.first?.paint(rect, in: context, environment)
    case .backdrop: break
    case .linear(let gradient, let start, let end, let options):
      let ramp = ColorRamp(gradient.stops, in: environment, mixedIn: .device)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return }
      let places = rect.corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / length }
      let turns = options.turns(from: places.min() ?? 0, to: places.max() ?? 1)
      let wide = ramp.repeated(turns, isMirrored: options.contains(.mirror))
      guard let colors = wide.cgGradient else { return }
      func point(_ share: Int) -> CGPoint {
        CGPoint(x: start.x + dx * CGFloat(share), y: start.y + dy * CGFloat(share))
      }
      context.drawLinearGradient(
        colors, start: point(turns.lowerBound), end: point(turns.upperBound),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .radial(let gradient, let center, let start, let end, let options):
      let ramp = ColorRamp(gradient.stops, in: environment, mixedIn: .device)
      let reach = rect.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? end
      guard end != start else { return }
      let turns = options.turns(from: 0, to: (reach - start) / (end - start))
      let wide = ramp.repeated(turns, isMirrored: options.contains(.mirror))
      guard let colors = wide.cgGradient else { return }
      context.drawRadialGradient(
        colors, startCenter: center, startRadius: max(start, 0), endCenter: center,
        endRadius: max(start + (end - start) * CGFloat(turns.upperBound), 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .conic(let gradient, let center, let angle):
      let ramp = ColorRamp(gradient.stops, in: environment, mixedIn: .device)
      guard let colors = ramp.cgGradient else { return }
      context.drawConicGradient(colors, center: center, angle: CGFloat(angle.radians))
    }
  }

  /// The one color that it paints, if it is one.
  func color(in environment: EnvironmentValues) -> CGColor? {
    switch kind {
    case .style(let style): style._paint(in: environment).color?.cgColor
    case .palette(let shadings): shadings.first?.color(in: environment)
    default: nil
    }
  }
}

extension GraphicsContext.GradientOptions {
  /// How often the colors follow each other to cover places.
  fileprivate func turns(from first: CGFloat, to last: CGFloat) -> ClosedRange<Int> {
    guard contains(.repeat) || contains(.mirror) else { return 0...1 }
    let most: CGFloat = 200
    let low = Int(min(max(first.rounded(.down), -most), 0))
    return low...max(Int(min(last.rounded(.up), most)), 1, low + 1)
  }
}

extension ColorRamp {
  /// The colors once for each step of a range, which the places from 0 to 1 divide.
  func repeated(_ turns: ClosedRange<Int>, isMirrored: Bool) -> ColorRamp {
    guard turns != 0...1 else { return self }
    let count = CGFloat(turns.count - 1)
    return ColorRamp(
      stops: (turns.lowerBound..<turns.upperBound).flatMap { turn -> [Stop] in
        let isBack = isMirrored && !turn.isMultiple(of: 2)
        let own = isBack ? mapped { 1 - $0 }.stops.reversed() : stops
        let offset = CGFloat(turn - turns.lowerBound)
        return own.map { Stop(color: $0.color, location: ($0.location + offset) / count) }
      })
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
