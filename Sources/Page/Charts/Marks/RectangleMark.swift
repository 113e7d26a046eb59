/// A rectangle.
public struct RectangleMark: ChartContent {
  public typealias Body = Never
  private let mark: Mark

  private init(_ mark: Mark) { self.mark = mark }

  public static func _collectMarks(_ content: RectangleMark, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }

  /// A rectangle around an x and a y value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, x: .value(x.erased), y: .value(y.erased))
    (mark.width, mark.height) = (width, height)
    self.init(mark)
  }

  /// A rectangle around an x value, between points of the plot or its edges.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, x: .value(x.erased), y: .fixed(yStart, yEnd))
    mark.width = width
    self.init(mark)
  }

  /// A rectangle around a y value, between points of the plot or its edges.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, x: .fixed(xStart, xEnd), y: .value(y.erased))
    mark.height = height
    self.init(mark)
  }

  /// A rectangle between two x values, around a y value.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, x: .range(xStart.erased, xEnd.erased), y: .value(y.erased))
    mark.height = height
    self.init(mark)
  }

  /// A rectangle between two x values, and between points of the plot or its edges.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(Mark(.rectangle, x: .range(xStart.erased, xEnd.erased), y: .fixed(yStart, yEnd)))
  }

  /// A rectangle around an x value, between two y values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, x: .value(x.erased), y: .range(yStart.erased, yEnd.erased))
    mark.width = width
    self.init(mark)
  }

  /// A rectangle between two y values, and between points of the plot or its edges.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(Mark(.rectangle, x: .fixed(xStart, xEnd), y: .range(yStart.erased, yEnd.erased)))
  }

  /// A rectangle between two x and two y values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      Mark(
        .rectangle, x: .range(xStart.erased, xEnd.erased), y: .range(yStart.erased, yEnd.erased)))
  }

  /// A rectangle between points of the plot or its edges.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(Mark(.rectangle, x: .fixed(xStart, xEnd), y: .fixed(yStart, yEnd)))
  }
}
