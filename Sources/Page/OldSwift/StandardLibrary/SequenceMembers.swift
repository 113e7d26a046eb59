// What Swift 1 and 2 called methods of sequences.

extension Sequence {
  @available(*, deprecated, renamed: "makeIterator()")
  public func generate() -> Iterator { makeIterator() }

  @available(*, deprecated, renamed: "enumerated()")
  public func enumerate() -> NumberedSequence<Self> { NumberedSequence(base: self) }

  @available(*, deprecated, renamed: "getter:underestimatedCount()")
  public func underestimateCount() -> Int { underestimatedCount }

  @available(*, deprecated, renamed: "reduce(_:_:)")
  @_disfavoredOverload
  public func reduce<Result>(
    _ initial: Result, combine: (Result, Element) throws -> Result
  ) rethrows -> Result {
    try reduce(initial, combine)
  }

  @available(*, deprecated, renamed: "contains(where:)")
  @_disfavoredOverload
  public func contains(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    try contains(where: predicate)
  }

  @available(*, deprecated, renamed: "min(by:)")
  public func minElement(
    _ isOrderedBefore: (Element, Element) throws -> Bool
  ) rethrows -> Element? {
    try self.min(by: isOrderedBefore)
  }

  @available(*, deprecated, renamed: "max(by:)")
  public func maxElement(
    _ isOrderedBefore: (Element, Element) throws -> Bool
  ) rethrows -> Element? {
    try self.max(by: isOrderedBefore)
  }

  @available(*, deprecated, renamed: "elementsEqual(_:by:)")
  @_disfavoredOverload
  public func elementsEqual<Other: Sequence>(
    _ other: Other, isEquivalent: (Element, Other.Element) throws -> Bool
  ) rethrows -> Bool {
    try elementsEqual(other, by: isEquivalent)
  }

  @available(*, deprecated, renamed: "starts(with:by:)")
  @_disfavoredOverload
  public func startsWith<Other: Sequence>(
    _ other: Other, isEquivalent: (Element, Other.Element) throws -> Bool
  ) rethrows -> Bool {
    try starts(with: other, by: isEquivalent)
  }

  @available(*, deprecated, renamed: "lexicographicallyPrecedes(_:by:)")
  @_disfavoredOverload
  public func lexicographicalCompare<Other: Sequence>(
    _ other: Other, isOrderedBefore: (Element, Element) throws -> Bool
  ) rethrows -> Bool where Other.Element == Element {
    try lexicographicallyPrecedes(other, by: isOrderedBefore)
  }
}

extension Sequence where Element: Comparable {
  @available(*, deprecated, renamed: "min()")
  public func minElement() -> Element? { self.min() }

  @available(*, deprecated, renamed: "max()")
  public func maxElement() -> Element? { self.max() }

  @available(*, deprecated, renamed: "lexicographicallyPrecedes(_:)")
  public func lexicographicalCompare<Other: Sequence>(_ other: Other) -> Bool
  where Other.Element == Element {
    lexicographicallyPrecedes(other)
  }
}

extension Sequence where Element: Equatable {
  @available(*, deprecated, renamed: "starts(with:)")
  public func startsWith<Other: Sequence>(_ other: Other) -> Bool where Other.Element == Element {
    starts(with: other)
  }
}

extension Sequence where Element: Sequence {
  @available(*, deprecated, renamed: "joined()")
  public func flatten() -> FlattenSequence<Self> { joined() }

  @available(*, deprecated, renamed: "joined(separator:)")
  public func joinWithSeparator<Separator: Sequence>(
    _ separator: Separator
  ) -> JoinedSequence<Self> where Separator.Element == Element.Element {
    joined(separator: separator)
  }
}

extension Sequence where Element: StringProtocol {
  @available(*, deprecated, renamed: "joined(separator:)")
  public func joinWithSeparator(_ separator: String) -> String { joined(separator: separator) }
}
