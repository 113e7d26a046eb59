/// What a style paints in an environment.
public struct _Paint: Equatable {
  enum Fill: Equatable {
    case none
    case color(UIColor)
  }

  var fill: Fill
  var opacity = 1.0

  init(_ fill: Fill) {
    self.fill = fill
  }

  /// The one color that is painted everywhere, if it is one.
  var color: UIColor? {
    guard case .color(let color) = fill else { return nil }
    return opacity == 1 ? color : color.withAlphaComponent(color.cgColor.alpha * opacity)
  }
}

extension ShapeStyle {
  /// The color that a view shows which knows nothing else: that of the paint, or its first one.
  func uiColor(in environment: EnvironmentValues) -> UIColor {
    _paint(in: environment).color ?? .label.resolvedColor(with: environment.traits)
  }
}
