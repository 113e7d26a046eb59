// What Swift 1 had as functions and is a member of collections today. A page's own functions of these names
// go before them.

@available(*, deprecated, renamed: "getter:Collection.count(self:)")
@_disfavoredOverload
public func count<Elements: Collection>(_ elements: Elements) -> Int { elements.count }

@available(*, deprecated, renamed: "getter:Collection.count(self:)")
public func countElements<Elements: Collection>(_ elements: Elements) -> Int { elements.count }

@available(*, deprecated, renamed: "getter:Collection.isEmpty(self:)")
@_disfavoredOverload
public func isEmpty<Elements: Collection>(_ elements: Elements) -> Bool { elements.isEmpty }

@available(*, deprecated, renamed: "getter:Collection.first(self:)")
@_disfavoredOverload
public func first<Elements: Collection>(_ elements: Elements) -> Elements.Element? {
  elements.first
}

@available(*, deprecated, renamed: "getter:BidirectionalCollection.last(self:)")
@_disfavoredOverload
public func last<Elements: BidirectionalCollection>(_ elements: Elements) -> Elements.Element? {
  elements.last
}

@available(*, deprecated, renamed: "getter:Collection.indices(self:)")
@_disfavoredOverload
public func indices<Elements: Collection>(_ elements: Elements) -> Elements.Indices {
  elements.indices
}

@available(*, deprecated, renamed: "Collection.firstIndex(self:of:)")
@_disfavoredOverload
public func find<Elements: Collection>(
  _ elements: Elements, _ element: Elements.Element
) -> Elements.Index? where Elements.Element: Equatable {
  elements.firstIndex(of: element)
}

@available(*, deprecated, renamed: "Collection.dropFirst(self:)")
@_disfavoredOverload
public func dropFirst<Elements: Collection>(_ elements: Elements) -> Elements.SubSequence {
  elements.dropFirst()
}

@available(*, deprecated, renamed: "BidirectionalCollection.dropLast(self:)")
@_disfavoredOverload
public func dropLast<Elements: BidirectionalCollection>(
  _ elements: Elements
) -> Elements.SubSequence {
  elements.dropLast()
}

@available(*, deprecated, renamed: "Collection.prefix(self:_:)")
@_disfavoredOverload
public func prefix<Elements: Collection>(
  _ elements: Elements, _ length: Int
) -> Elements.SubSequence {
  elements.prefix(length)
}

@available(*, deprecated, renamed: "BidirectionalCollection.suffix(self:_:)")
@_disfavoredOverload
public func suffix<Elements: BidirectionalCollection>(
  _ elements: Elements, _ length: Int
) -> Elements.SubSequence {
  elements.suffix(length)
}

@available(*, deprecated, renamed: "Collection.split(self:whereSeparator:)")
@_disfavoredOverload
public func split<Elements: Collection>(
  _ elements: Elements, isSeparator: (Elements.Element) throws -> Bool
) rethrows -> [Elements.SubSequence] {
  try elements.split(whereSeparator: isSeparator)
}

@available(
  *, deprecated, message: "Say split(maxSplits:omittingEmptySubsequences:whereSeparator:)."
)
@_disfavoredOverload
public func split<Elements: Collection>(
  _ elements: Elements, maxSplit: Int, allowEmptySlices: Bool = false,
  isSeparator: (Elements.Element) throws -> Bool
) rethrows -> [Elements.SubSequence] {
  try elements.split(
    maxSplits: maxSplit, omittingEmptySubsequences: !allowEmptySlices, whereSeparator: isSeparator)
}

@available(*, deprecated, renamed: "Strideable.advanced(self:by:)")
@_disfavoredOverload
public func advance<Index: Strideable>(_ index: Index, _ distance: Index.Stride) -> Index {
  index.advanced(by: distance)
}

@available(*, deprecated, renamed: "Strideable.distance(self:to:)")
@_disfavoredOverload
public func distance<Index: Strideable>(_ start: Index, _ end: Index) -> Index.Stride {
  start.distance(to: end)
}
