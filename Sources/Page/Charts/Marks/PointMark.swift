/// A symbol at a point.
public struct PointMark: ChartContent {
  public typealias Body = Never
  private let mark: Mark

  /// A symbol at an x and a y value.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.point, x: .value(x.erased), y: .value(y.erased))
  }

  /// A symbol at an x value and a point of the plot, or its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(.point, x: .value(x.erased), y: .fixed(y, y))
  }

  /// A symbol at a y value and a point of the plot, or its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.point, x: .fixed(x, x), y: .value(y.erased))
  }

  public static func _collectMarks(_ content: PointMark, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }
}
