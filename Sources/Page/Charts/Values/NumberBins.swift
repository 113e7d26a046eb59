/// Intervals of numbers, in which data are counted.
public struct NumberBins<Value: Comparable & Numeric>: Collection, Equatable {
  public typealias Index = Int
  public typealias Element = ChartBinRange<Value>
  private let bins: Bins<Value>

  /// The bounds of the bins.
  public var thresholds: [Value] { bins.thresholds }

  /// Creates bins between thresholds.
  public init(thresholds: [Value]) { bins = Bins(thresholds: thresholds) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }
  public func index(after i: Int) -> Int { i + 1 }
  public subscript(position: Int) -> ChartBinRange<Value> { bins[position] }

  /// The position of the bin that a value is in.
  public func index(for value: Value) -> Int { bins.index(for: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: Self.thresholds(Double(size), Self.doubles(range)).map { Value($0) })
  }

  /// Creates bins of equal size that divide a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
    self.init(thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + size * Value($0) })
  }

  /// Creates about as many bins as wanted, with round bounds, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let bounds = Self.doubles(range)
    let step = NumberTicks.step(bounds, desiredCount: desiredCount, minimum: Double(minimumStride))
    self.init(thresholds: Self.thresholds(step, bounds).map { Value($0) })
  }

  /// Creates bins with round bounds that cover data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 1),
      desiredCount: desiredCount ?? Self.goodCount(data.count), minimumStride: minimumStride)
  }

  private static func doubles(_ range: ClosedRange<Value>) -> ClosedRange<Double> {
    Double(range.lowerBound)...Double(range.upperBound)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: Self.thresholds(Double(size), Self.doubles(range)).map { Value($0) })
  }

  /// Creates bins of about equal size that divide a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(count, 1)
    let (low, length) = (Double(range.lowerBound), Double(range.upperBound - range.lowerBound))
    self.init(
      thresholds: (0...count).map { Value((low + length * Double($0) / Double(count)).rounded()) })
  }

  /// Creates about as many bins as wanted, with round bounds, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let bounds = Self.doubles(range)
    let step = NumberTicks.step(
      bounds, desiredCount: desiredCount, minimum: Swift.max(Double(minimumStride), 1))
    self.init(thresholds: Self.thresholds(step, bounds).map { Value($0) })
  }

  /// Creates bins with round bounds that cover data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 1),
      desiredCount: desiredCount ?? Self.goodCount(data.count), minimumStride: minimumStride)
  }

  private static func doubles(_ range: ClosedRange<Value>) -> ClosedRange<Double> {
    Double(range.lowerBound)...Double(range.upperBound)
  }
}

extension NumberBins {
  /// The multiples of a step around a range.
  fileprivate static func thresholds(_ step: Double, _ range: ClosedRange<Double>) -> [Double] {
    guard step > 0 else { return [range.lowerBound, range.upperBound] }
    let first = (range.lowerBound / step + 1e-9).rounded(.down)
    let last = Swift.max((range.upperBound / step - 1e-9).rounded(.up), first + 1)
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// How many bins show that many data well (Sturges' rule).
  fileprivate static func goodCount(_ count: Int) -> Int {
    Int(Foundation.log2(Double(Swift.max(count, 1))).rounded(.up)) + 1
  }
}
