/// What a style paints in an environment.
public struct _Paint: Equatable {
  enum Fill: Equatable {
    case none
    case color(UIColor)
    case gradient(GradientPaint)
    case mesh(MeshPaint)
    case material(UIBlurEffect.Style)
    case image(TilePaint)
  }

  var fill: Fill
  var opacity = 1.0
  var blendMode = BlendMode.normal
  var shadows: [PaintShadow] = []

  init(_ fill: Fill) {
    self.fill = fill
  }

  /// The one color that is painted everywhere, if it is one.
  var color: UIColor? {
    switch fill {
    case .none: return .clear
    case .color(let color):
      return opacity == 1 ? color : color.withAlphaComponent(color.cgColor.alpha * opacity)
    default: return nil
    }
  }
}

extension ShapeStyle {
  /// The color that a view shows which knows nothing else: that of the paint, or its first one.
  func uiColor(in environment: EnvironmentValues) -> UIColor {
    let paint = _paint(in: environment)
    if let color = paint.color { return color }
    if case .gradient(let gradient) = paint.fill, let first = gradient.ramp.stops.first {
      return first.color
    }
    return .label.resolvedColor(with: environment.traits)
  }
}

extension ShapeStyle {
  /// The one color that the style paints everywhere; nil if it paints several.
  @_spi(Charts)
  public func onlyColor(in environment: EnvironmentValues) -> UIColor? {
    let paint = _paint(in: environment)
    return paint.shadows.isEmpty && paint.blendMode == .normal ? paint.color : nil
  }
}

/// A picture that is repeated.
struct TilePaint: Equatable {
  var image: UIImage
  /// The part of the picture that is shown, in shares of its size.
  var part: CGRect
  var scale: CGFloat
}
