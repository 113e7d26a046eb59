/// A point of an area. The points of a series are connected, and the area to zero, or between two
/// values, is filled.
public struct AreaMark: ChartContent {
  public typealias Body = Never
  private let mark: Mark

  private init(_ mark: Mark, series: ChartValue? = nil, stacking: MarkStackingMethod = .unstacked) {
    var mark = mark
    mark.series = series
    mark.stacking = stacking
    self.mark = mark
  }

  public static func _collectMarks(_ content: AreaMark, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }

  /// A point of an area from zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(Mark(.area, x: .value(x.erased), y: .value(y.erased)), stacking: stacking)
  }

  /// A place of an area between two x values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(Mark(.area, x: .range(xStart.erased, xEnd.erased), y: .value(y.erased)))
  }

  /// A place of an area between two y values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(Mark(.area, x: .value(x.erased), y: .range(yStart.erased, yEnd.erased)))
  }

  /// A point of an area of a series, from zero.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      Mark(.area, x: .value(x.erased), y: .value(y.erased)), series: series.erased,
      stacking: stacking)
  }

  /// A place of an area of a series, between two x values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(
      Mark(.area, x: .range(xStart.erased, xEnd.erased), y: .value(y.erased)),
      series: series.erased)
  }

  /// A place of an area of a series, between two y values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(
      Mark(.area, x: .value(x.erased), y: .range(yStart.erased, yEnd.erased)),
      series: series.erased)
  }
}
