/// What a chart shows, for those who cannot see it.
open class AXChartDescriptor {
  /// The title of the chart.
  open var title: String?
  /// What the chart says, in a sentence.
  open var summary: String?
  /// The horizontal axis.
  open var xAxis: any AXDataAxisDescriptor
  /// The vertical axis; nil if there is none.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Other axes, such as colors.
  open var additionalAxes: [any AXDataAxisDescriptor]
  /// The data.
  open var series: [AXDataSeriesDescriptor]

  /// Describes a chart of an axis or two and some series of data.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title of the axis.
  var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title of the axis.
  open var title: String
  /// The numbers that the axis shows.
  open var range: ClosedRange<Double>
  /// Where lines cross the axis.
  open var gridlinePositions: [Double]
  /// Says a number of the axis.
  open var valueDescriptionProvider: (Double) -> String

  /// Describes an axis of numbers.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title of the axis.
  open var title: String
  /// The names in their order.
  open var categoryOrder: [String]

  /// Describes an axis of names.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// Data that belongs together, such as a line of a chart.
open class AXDataSeriesDescriptor {
  /// The name of the data.
  open var name: String?
  /// Whether the points are connected.
  open var isContinuous: Bool
  /// The points.
  open var dataPoints: [AXDataPoint]

  /// Describes data of a chart.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A point of a chart.
open class AXDataPoint {
  /// Where a point is on an axis.
  public enum Value: Equatable {
    /// A numeric value.
    case number(Double)
    /// A value that names a category.
    case category(String)
  }

  /// Where the point is on the horizontal axis.
  public let xValue: Value
  /// Where the point is on the vertical axis; nil if it is missing.
  public let yValue: Double?
  /// Where the point is on the other axes.
  open var additionalValues: [Value]
  /// The name of the point.
  open var label: String?

  /// Describes a point at a number.
  public init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    (xValue, yValue) = (.number(x), y)
    (self.additionalValues, self.label) = (additionalValues, label)
  }

  /// Describes a point at a name.
  public init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    (xValue, yValue) = (.category(x), y)
    (self.additionalValues, self.label) = (additionalValues, label)
  }
}
