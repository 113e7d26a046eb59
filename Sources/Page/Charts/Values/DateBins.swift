/// Intervals of time, in which data are counted.
public struct DateBins: Collection, Equatable {
  public typealias Index = Int
  public typealias Element = ChartBinRange<Date>
  private let bins: Bins<Date>

  /// The bounds of the bins.
  public var thresholds: [Date] { bins.thresholds }

  /// Creates bins between thresholds.
  public init(thresholds: [Date]) { bins = Bins(thresholds: thresholds) }

  /// Creates bins of a length that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = Swift.max(Int((length / timeInterval).rounded(.up)), 1)
    self.init(
      thresholds: (0...count).map { range.lowerBound.addingTimeInterval(timeInterval * Double($0)) }
    )
  }

  /// Creates bins of calendar units that cover a range.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let ticks = DateTicks(unit: unit, count: stride, calendar: calendar)
    self.init(thresholds: ticks.dates(around: range))
  }

  /// Creates about as many bins as wanted, of calendar units, that cover a range.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let ticks = DateTicks(range, desiredCount: desiredCount, calendar: calendar)
    self.init(thresholds: ticks.dates(around: range))
  }

  /// Creates bins of calendar units that cover data.
  public init(
    data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    let first = data.min() ?? Date()
    self.init(
      range: first...(data.max() ?? first.addingTimeInterval(1)),
      desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }
  public func index(after i: Int) -> Int { i + 1 }
  public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }

  /// The position of the bin that a date is in.
  public func index(for value: Date) -> Int { bins.index(for: value) }
}
