/// What the values of a scale are shown as.
public protocol ScaleRange {
  /// The type of what values are shown as, such as a color.
  associatedtype VisualValue

  func _makeScaleRange() -> _ScaleRangeOutputs<VisualValue>
}

/// What a scale is told of its range.
public struct _ScaleRangeOutputs<VisualValue> {
  /// The values in their order.
  var values: [VisualValue] = []
  /// Whether the values are the ends of a continuous range.
  var isContinuous = false
  /// The stops of a gradient.
  var gradient: Gradient?
  /// The distances from the edges of the plot.
  var padding: (start: CGFloat, end: CGFloat)?
}

/// The points of the plot that a scale covers.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  public typealias VisualValue = Bound

  public func _makeScaleRange() -> _ScaleRangeOutputs<Bound> {
    _ScaleRangeOutputs(values: [lowerBound, upperBound], isContinuous: true)
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: ScaleRange {
  public typealias VisualValue = Element

  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> {
    _ScaleRangeOutputs(values: self)
  }
}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ArraySlice: ScaleRange {
  public typealias VisualValue = Element

  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> {
    _ScaleRangeOutputs(values: Array(self))
  }
}

extension ArraySlice: PositionScaleRange where Element == CGFloat {}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color

  public func _makeScaleRange() -> _ScaleRangeOutputs<Color> {
    _ScaleRangeOutputs(values: stops.map(\.color), isContinuous: true, gradient: self)
  }
}

/// All of the plot, with or without padding.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public typealias VisualValue = CGFloat
  let start: CGFloat
  let end: CGFloat

  public func _makeScaleRange() -> _ScaleRangeOutputs<CGFloat> {
    _ScaleRangeOutputs(padding: (start, end))
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of the plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension() }

  /// The plot with padding at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot with padding at its ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
