// Indices that move on by themselves, as Swift 1 and 2 had them.

/// An index that knows the one behind it.
///
/// Collections compare their indices now. Of two that only know what is behind them, the first is before or at
/// the second where going on from it reaches the second.
@available(*, deprecated, message: "Say index(after:) of the collection.")
public protocol ForwardIndexType: Comparable {
  /// The index behind this one.
  func successor() -> Self
}

/// An index that knows the ones before and behind it.
@available(*, deprecated, message: "Say index(before:) of the collection.")
public protocol BidirectionalIndexType: ForwardIndexType {
  /// The index before this one.
  func predecessor() -> Self
}

/// An index that is any number of steps away from others.
@available(*, deprecated, message: "Say index(_:offsetBy:) of the collection.")
public protocol RandomAccessIndexType: BidirectionalIndexType {}

@available(*, deprecated)
extension Int: RandomAccessIndexType {}

@available(*, deprecated)
extension ForwardIndexType {
  public static func <= (left: Self, right: Self) -> Bool {
    var index = left
    while index != right { index = index.successor() }
    return true
  }

  public static func < (left: Self, right: Self) -> Bool { left != right && left <= right }
  public static func > (left: Self, right: Self) -> Bool { right < left }
  public static func >= (left: Self, right: Self) -> Bool { right <= left }

  /// The index some steps behind this one.
  @_disfavoredOverload
  public func advancedBy(_ distance: Int) -> Self {
    (0..<distance).reduce(self) { index, _ in index.successor() }
  }

  /// The same, and not beyond a limit.
  @_disfavoredOverload
  public func advancedBy(_ distance: Int, limit: Self) -> Self {
    (0..<distance).reduce(self) { index, _ in index == limit ? limit : index.successor() }
  }

  /// How many steps another index is behind this one.
  @_disfavoredOverload
  public func distanceTo(_ end: Self) -> Int {
    var (index, steps) = (self, 0)
    while index != end { (index, steps) = (index.successor(), steps + 1) }
    return steps
  }
}

@available(*, deprecated)
extension BidirectionalIndexType {
  /// The index some steps behind this one, or before it.
  @_disfavoredOverload
  public func advancedBy(_ distance: Int) -> Self {
    (0..<abs(distance)).reduce(self) { index, _ in
      distance < 0 ? index.predecessor() : index.successor()
    }
  }
}

@available(*, deprecated)
extension Collection where Index: ForwardIndexType {
  /// The index behind another, which knows it by itself.
  @_disfavoredOverload
  public func index(after index: Index) -> Index { index.successor() }
}
