/// A point of a line. The points of a series are connected.
public struct LineMark: ChartContent {
  public typealias Body = Never
  private let mark: Mark

  /// A point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.line, x: .value(x.erased), y: .value(y.erased))
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = Mark(.line, x: .value(x.erased), y: .value(y.erased))
    mark.series = series.erased
    self.mark = mark
  }

  public static func _collectMarks(_ content: LineMark, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }
}
