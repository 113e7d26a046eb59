/// A gradient as a view and a style: its colors, and how they lie in what it fills.
public protocol _GradientStyle: View, ShapeStyle, Hashable where Resolved == Never {
  var _gradient: AnyGradient { get }
  var _shape: _GradientShape { get }
}

extension _GradientStyle {
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.gradient(GradientPaint(_shape.value, _gradient.ramp(in: environment))))
  }
}

/// How the colors of a gradient lie in what it fills.
public struct _GradientShape: Hashable, Sendable {
  let value: GradientPaint.Shape
}
