/// A straight line along one axis.
public struct RuleMark: ChartContent {
  public typealias Body = Never
  private let mark: Mark

  /// A horizontal line at a y value, between points of the plot or its edges.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.rule, x: .fixed(xStart, xEnd), y: .value(y.erased))
  }

  /// A horizontal line at a y value, between two x values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(.rule, x: .range(xStart.erased, xEnd.erased), y: .value(y.erased))
  }

  /// A horizontal line between two x values, at a point of the plot or in its middle.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark = Mark(.rule, x: .range(xStart.erased, xEnd.erased), y: .fixed(y, y))
  }

  /// A vertical line at an x value, between points of the plot or its edges.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(.rule, x: .value(x.erased), y: .fixed(yStart, yEnd))
  }

  /// A vertical line at an x value, between two y values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(.rule, x: .value(x.erased), y: .range(yStart.erased, yEnd.erased))
  }

  /// A vertical line between two y values, at a point of the plot or in its middle.
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(.rule, x: .fixed(x, x), y: .range(yStart.erased, yEnd.erased))
  }

  public static func _collectMarks(_ content: RuleMark, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }
}
