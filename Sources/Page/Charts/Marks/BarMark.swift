/// A bar.
public struct BarMark: ChartContent {
  public typealias Body = Never
  private let mark: Mark

  private init(_ mark: Mark) { self.mark = mark }

  public static func _collectMarks(_ content: BarMark, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }

  /// A bar from zero to a value, along the axis that shows numbers.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar, x: .value(x.erased), y: .value(y.erased))
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    self.init(mark)
  }

  /// A bar along the y axis, between points of the plot or its edges; or along the x axis, if the
  /// value is a number.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar, x: .value(x.erased), y: .fixed(yStart, yEnd))
    (mark.width, mark.stacking) = (width, stacking)
    self.init(mark)
  }

  /// A bar along the x axis, between points of the plot or its edges; or along the y axis, if the
  /// value is a number.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar, x: .fixed(xStart, xEnd), y: .value(y.erased))
    (mark.height, mark.stacking) = (height, stacking)
    self.init(mark)
  }

  /// A bar between two x values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.bar, x: .range(xStart.erased, xEnd.erased), y: .value(y.erased))
    mark.height = height
    self.init(mark)
  }

  /// A bar between two x values and two points of the plot or its edges.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(Mark(.bar, x: .range(xStart.erased, xEnd.erased), y: .fixed(yStart, yEnd)))
  }

  /// A bar between two y values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = Mark(.bar, x: .value(x.erased), y: .range(yStart.erased, yEnd.erased))
    mark.width = width
    self.init(mark)
  }

  /// A bar between two y values and two points of the plot or its edges.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(Mark(.bar, x: .fixed(xStart, xEnd), y: .range(yStart.erased, yEnd.erased)))
  }
}
