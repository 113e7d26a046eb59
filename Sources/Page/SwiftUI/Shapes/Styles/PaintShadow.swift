/// A shadow that a style throws.
struct PaintShadow: Equatable {
  var color: UIColor
  var radius: CGFloat
  var offset: CGSize
  var isInner: Bool
}

/// A shadow of a style: behind what it paints, or within.
public struct ShadowStyle: Equatable, Sendable {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
  var isInner: Bool

  /// A shadow behind what is painted.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow that falls into what is painted from its edge.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  func shadow(in environment: EnvironmentValues) -> PaintShadow {
    PaintShadow(
      color: color.uiColor(in: environment), radius: radius, offset: CGSize(width: x, height: y),
      isInner: isInner)
  }
}

extension CALayer {
  /// Throws a shadow, or none.
  @MainActor
  func show(_ shadow: PaintShadow?, by view: UIView) {
    guard let shadow else {
      if shadowOpacity != 0 { shadowOpacity = 0 }
      return
    }
    view.change(\.shadowColor, of: self, "shadowColor", to: shadow.color.cgColor)
    view.change(\.shadowRadius, of: self, "shadowRadius", to: shadow.radius)
    view.change(\.shadowOffset, of: self, "shadowOffset", to: shadow.offset)
    shadowOpacity = 1
  }
}
