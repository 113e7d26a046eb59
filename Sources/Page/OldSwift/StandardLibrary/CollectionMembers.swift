// What Swift 1 and 2 called methods of collections.

extension Collection {
  @available(*, deprecated, renamed: "firstIndex(where:)")
  public func indexOf(_ predicate: (Element) throws -> Bool) rethrows -> Index? {
    try firstIndex(where: predicate)
  }

  @available(*, deprecated, renamed: "prefix(upTo:)")
  public func prefixUpTo(_ end: Index) -> SubSequence { prefix(upTo: end) }

  @available(*, deprecated, renamed: "prefix(through:)")
  public func prefixThrough(_ position: Index) -> SubSequence { prefix(through: position) }

  @available(*, deprecated, renamed: "suffix(from:)")
  public func suffixFrom(_ start: Index) -> SubSequence { suffix(from: start) }

  @available(*, deprecated, renamed: "split(whereSeparator:)")
  @_disfavoredOverload
  public func split(isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence] {
    try split(whereSeparator: isSeparator)
  }

  @available(
    *, deprecated, message: "Say split(maxSplits:omittingEmptySubsequences:whereSeparator:)."
  )
  @_disfavoredOverload
  public func split(
    _ maxSplit: Int, allowEmptySlices: Bool = false, isSeparator: (Element) throws -> Bool
  ) rethrows -> [SubSequence] {
    try split(
      maxSplits: maxSplit, omittingEmptySubsequences: !allowEmptySlices,
      whereSeparator: isSeparator)
  }
}

extension Collection where Element: Equatable {
  @available(*, deprecated, renamed: "firstIndex(of:)")
  public func indexOf(_ element: Element) -> Index? { firstIndex(of: element) }

  @available(*, deprecated, renamed: "split(separator:)")
  public func split(_ separator: Element) -> [SubSequence] { split(separator: separator) }

  @available(*, deprecated, renamed: "split(separator:maxSplits:)")
  public func split(_ separator: Element, maxSplit: Int) -> [SubSequence] {
    split(separator: separator, maxSplits: maxSplit)
  }

  @available(*, deprecated, message: "Say split(separator:maxSplits:omittingEmptySubsequences:).")
  public func split(
    _ separator: Element, maxSplit: Int = Int.max, allowEmptySlices: Bool
  ) -> [SubSequence] {
    split(
      separator: separator, maxSplits: maxSplit, omittingEmptySubsequences: !allowEmptySlices)
  }
}

extension RangeReplaceableCollection {
  /// All of them in one, with this between each two; `", ".join(words)`.
  @available(*, deprecated, message: "Say joined(separator:) of what is joined.")
  public func join<Parts: Sequence>(_ parts: Parts) -> Self
  where Parts.Element: Sequence, Parts.Element.Element == Element {
    var joined = Self()
    var isFirst = true
    for part in parts {
      if !isFirst { joined.append(contentsOf: self) }
      joined.append(contentsOf: part)
      isFirst = false
    }
    return joined
  }

  /// The parts of a tuple were taken for the tuple.
  @available(*, deprecated, message: "Say append((first, second)).")
  @_disfavoredOverload
  public mutating func append<First, Second>(_ first: First, _ second: Second)
  where Element == (First, Second) {
    append((first, second))
  }

  /// The parts of a tuple were taken for the tuple.
  @available(*, deprecated, message: "Say append((first, second, third)).")
  @_disfavoredOverload
  public mutating func append<First, Second, Third>(
    _ first: First, _ second: Second, _ third: Third
  ) where Element == (First, Second, Third) {
    append((first, second, third))
  }

  @available(*, deprecated, message: "Say init(repeating:count:).")
  public init(count: Int, repeatedValue: Element) {
    self.init(repeating: repeatedValue, count: count)
  }

  @available(*, deprecated, renamed: "append(contentsOf:)")
  public mutating func appendContentsOf<Added: Sequence>(_ elements: Added)
  where Added.Element == Element {
    append(contentsOf: elements)
  }

  @available(*, deprecated, renamed: "append(contentsOf:)")
  public mutating func extend<Added: Sequence>(_ elements: Added)
  where Added.Element == Element {
    append(contentsOf: elements)
  }

  @available(*, deprecated, renamed: "insert(_:at:)")
  public mutating func insert(_ element: Element, atIndex index: Index) {
    insert(element, at: index)
  }

  @available(*, deprecated, renamed: "insert(contentsOf:at:)")
  public mutating func insertContentsOf<Added: Collection>(_ elements: Added, at index: Index)
  where Added.Element == Element {
    insert(contentsOf: elements, at: index)
  }

  @available(*, deprecated, renamed: "insert(contentsOf:at:)")
  public mutating func splice<Added: Collection>(_ elements: Added, atIndex index: Index)
  where Added.Element == Element {
    insert(contentsOf: elements, at: index)
  }

  @available(*, deprecated, renamed: "remove(at:)")
  @discardableResult
  public mutating func removeAtIndex(_ index: Index) -> Element { remove(at: index) }

  @available(*, deprecated, renamed: "removeSubrange(_:)")
  public mutating func removeRange<Bounds: RangeExpression>(_ range: Bounds)
  where Bounds.Bound == Index {
    removeSubrange(range)
  }

  @available(*, deprecated, renamed: "replaceSubrange(_:with:)")
  public mutating func replaceRange<Bounds: RangeExpression, Added: Collection>(
    _ range: Bounds, with elements: Added
  ) where Bounds.Bound == Index, Added.Element == Element {
    replaceSubrange(range, with: elements)
  }

  @available(*, deprecated, renamed: "removeAll(keepingCapacity:)")
  public mutating func removeAll(keepCapacity: Bool) { removeAll(keepingCapacity: keepCapacity) }
}
