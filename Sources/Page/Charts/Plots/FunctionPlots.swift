/// A function of which a chart shows points of the marks that it becomes.
struct PlottedFunction {
  /// Where the function is shown; nil for all of the x axis.
  var domain: ClosedRange<Double>?
  /// The coordinates of a point: x, y, and a second y of an area.
  var point: (Double) -> (x: Double, y: Double, other: Double?)
  var xLabel: Text
  var yLabel: Text

  private static let steps = 300

  /// The marks of the function. Where it has no value, its line is interrupted.
  func marks(like mark: Mark, in axis: ClosedRange<Double>) -> [Mark] {
    let domain = domain ?? axis
    let length = domain.upperBound - domain.lowerBound
    var part = 0
    return (0...Self.steps).compactMap { step in
      let point = point(domain.lowerBound + length * Double(step) / Double(Self.steps))
      guard point.x.isFinite, point.y.isFinite, point.other?.isFinite ?? true else {
        part += 1
        return nil
      }
      var made = mark
      made.function = nil
      made.id = mark.id &* 1009 &+ step
      made.x = .value(ChartValue(label: xLabel, start: .number(point.x)))
      let y = ChartValue(label: yLabel, start: .number(point.y))
      made.y =
        point.other.map { .range(ChartValue(label: yLabel, start: .number($0)), y) } ?? .value(y)
      made.series = ChartValue(label: yLabel, start: .text("\(mark.id).\(part)"))
      made.spoken.isHidden = mark.spoken.isHidden || step % 30 != 0
      return made
    }
  }
}

extension Array where Element == Mark {
  /// The marks with points of functions in the place of functions.
  func expandingFunctions(_ domain: _ScaleDomainOutputs?) -> [Mark] {
    guard contains(where: { $0.function != nil }) else { return self }
    let given = domain?.values ?? flatMap { $0.function == nil ? $0.x.data : [] }
    let numbers = given.compactMap(\.number)
    let axis = (numbers.min() ?? 0)...(numbers.max() ?? 1)
    return flatMap { mark in mark.function.map { $0.marks(like: mark, in: axis) } ?? [mark] }
  }
}

extension LinePlot where Content == _FunctionPlotContent {
  /// The graph of a function of x, where it is given or along all of the x axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// The graph of a function of x, where it is given or along all of the x axis.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// The graph of a function of x, where it is given or along all of the x axis.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    var mark = Mark(.line)
    mark.function = PlottedFunction(
      domain: domain, point: { ($0, function($0), nil) }, xLabel: x, yLabel: y)
    content = _FunctionPlotContent(mark: mark)
  }

  /// The curve of the points that a function has for numbers of a range.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    var mark = Mark(.line)
    mark.function = PlottedFunction(
      domain: domain,
      point: {
        let point = function($0)
        return (point.x, point.y, nil)
      }, xLabel: Text(x), yLabel: Text(y))
    content = _FunctionPlotContent(mark: mark)
  }
}

extension AreaPlot where Content == _FunctionPlotContent {
  /// The area between zero and a function of x.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), Text(y), domain) { (function($0), 0) }
  }

  /// The area between zero and a function of x.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), Text(y), domain) { (function($0), 0) }
  }

  /// The area between two functions of x.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(x: Text(x), Text(yEnd), domain) { number in
      let ends = function(number)
      return (ends.yEnd, ends.yStart)
    }
  }

  private init(
    x: Text, _ y: Text, _ domain: ClosedRange<Double>?,
    _ function: @escaping (Double) -> (Double, Double)
  ) {
    var mark = Mark(.area)
    mark.stacking = .unstacked
    mark.function = PlottedFunction(
      domain: domain,
      point: { number in
        let ends = function(number)
        return (number, ends.0, ends.1)
      }, xLabel: x, yLabel: y)
    content = _FunctionPlotContent(mark: mark)
  }
}
