// What Swift 1 and 2 called putting elements in order. `sort()` and `reverse()` changed their meaning:
// where a text needs their value, it finds them here; where it does not, the current ones win.

extension Sequence {
  @available(*, deprecated, renamed: "reversed()")
  @_disfavoredOverload
  public func reverse() -> [Element] { reversed() }

  @available(*, deprecated, renamed: "sorted(by:)")
  @_disfavoredOverload
  public func sort(_ isOrderedBefore: (Element, Element) throws -> Bool) rethrows -> [Element] {
    try sorted(by: isOrderedBefore)
  }

  @available(*, deprecated, renamed: "sorted(by:)")
  @_disfavoredOverload
  public func sorted(_ isOrderedBefore: (Element, Element) throws -> Bool) rethrows -> [Element] {
    try sorted(by: isOrderedBefore)
  }
}

extension Sequence where Element: Comparable {
  @available(*, deprecated, renamed: "sorted()")
  @_disfavoredOverload
  public func sort() -> [Element] { sorted() }
}

extension MutableCollection where Self: RandomAccessCollection {
  @available(*, deprecated, renamed: "sort(by:)")
  public mutating func sortInPlace(
    _ isOrderedBefore: (Element, Element) throws -> Bool
  ) rethrows {
    try sort(by: isOrderedBefore)
  }
}

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  @available(*, deprecated, renamed: "sort()")
  public mutating func sortInPlace() { sort() }
}

extension MutableCollection where Self: BidirectionalCollection {
  @available(*, deprecated, renamed: "reverse()")
  public mutating func reverseInPlace() { reverse() }
}
