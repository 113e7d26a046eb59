/// What is known of a chart that is shown: where values are, and what is at a point.
///
/// Points are counted from the upper left corner of the plot.
public struct ChartProxy {
  let x: PositionScale
  let y: PositionScale
  var size: CGSize
  let model: ChartModel
  var plotAnchor: Anchor<CGRect>?
  /// How far the plot has been scrolled.
  var scrolled = CGPoint.zero

  /// The size of the plot.
  public var plotSize: CGSize { size }

  /// The size of the plot.
  public var plotAreaSize: CGSize { size }

  /// The frame of the plot, for a geometry proxy; nil before the chart is laid out.
  public var plotFrame: Anchor<CGRect>? { plotAnchor }

  /// The frame of the visible part of the plot, for a geometry proxy; nil before the chart is laid
  /// out.
  public var plotContainerFrame: Anchor<CGRect>? { plotAnchor }

  /// The frame of the plot, for a geometry proxy.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let plotAnchor else { fatalError("The chart has not been laid out.") }
    return plotAnchor
  }

  /// Where a value is along the x axis; nil if it has no place.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x.position(value.datum).map { $0 - scrolled.x }
  }

  /// Where a value is along the y axis; nil if it has no place.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y.position(value.datum).map { $0 - scrolled.y }
  }

  /// Where an x and a y value are; nil if they have no place.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The space of a category, or the point of a number or date, along the x axis.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    x.range(of: value.datum).map { $0.moved(by: -scrolled.x) }
  }

  /// The space of a category, or the point of a number or date, along the y axis.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    y.range(of: value.datum).map { $0.moved(by: -scrolled.y) }
  }

  /// The spaces of an x and a y value.
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// The value at a point along the x axis; nil if the axis shows no values of the type.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    value(at: position + scrolled.x, x)
  }

  /// The value at a point along the y axis; nil if the axis shows no values of the type.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    value(at: position + scrolled.y, y)
  }

  /// The values at a point; nil if the axes show no values of the types.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  private func value<P: Plottable>(at position: CGFloat, _ scale: PositionScale) -> P? {
    guard let datum = scale.datum(at: position),
      P.PrimitivePlottable._primitivePlottableKind.kind == datum.kind
    else { return nil }
    return P(datum)
  }
}

extension ClosedRange where Bound == CGFloat {
  func moved(by distance: CGFloat) -> ClosedRange<CGFloat> {
    lowerBound + distance...upperBound + distance
  }
}
