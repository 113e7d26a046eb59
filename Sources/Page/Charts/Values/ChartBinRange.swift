/// The interval of a bin.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// Where the bin begins.
  public let lowerBound: Bound
  /// Where the bin ends.
  public let upperBound: Bound
  /// Whether the end belongs to the bin, as it does to the last one.
  let includesUpperBound: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, includesUpperBound: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.includesUpperBound = includesUpperBound
  }

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound
      && (element < upperBound || includesUpperBound && element == upperBound)
  }

  public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
    includesUpperBound
      ? (lowerBound...upperBound).relative(to: collection) : lowerBound..<upperBound
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// The bins between thresholds.
struct Bins<Value: Comparable>: Equatable {
  var thresholds: [Value]

  var count: Int { Swift.max(thresholds.count - 1, 0) }

  subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      thresholds[position], thresholds[position + 1], includesUpperBound: position == count - 1)
  }

  /// The bin of a value: one before the first or after the last for a value outside.
  func index(for value: Value) -> Int {
    guard let first = thresholds.first, let last = thresholds.last, value >= first else {
      return -1
    }
    if value == last { return Swift.max(count - 1, 0) }
    guard value < last else { return count }
    var (low, high) = (0, thresholds.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
