// What Swift 1 had as functions and is a method of sequences today. A page's own functions of these names
// go before them.

@available(*, deprecated, renamed: "Sequence.map(self:_:)")
@_disfavoredOverload
public func map<Elements: Sequence, Result>(
  _ elements: Elements, _ transform: (Elements.Element) throws -> Result
) rethrows -> [Result] {
  try elements.map(transform)
}

@available(*, deprecated, renamed: "Optional.map(self:_:)")
@_disfavoredOverload
public func map<Wrapped, Result>(
  _ optional: Wrapped?, _ transform: (Wrapped) throws -> Result
) rethrows -> Result? {
  try optional.map(transform)
}

@available(*, deprecated, renamed: "Sequence.flatMap(self:_:)")
@_disfavoredOverload
public func flatMap<Elements: Sequence, Result: Sequence>(
  _ elements: Elements, _ transform: (Elements.Element) throws -> Result
) rethrows -> [Result.Element] {
  try elements.flatMap(transform)
}

@available(*, deprecated, renamed: "Sequence.filter(self:_:)")
@_disfavoredOverload
public func filter<Elements: Sequence>(
  _ elements: Elements, _ isIncluded: (Elements.Element) throws -> Bool
) rethrows -> [Elements.Element] {
  try elements.filter(isIncluded)
}

@available(*, deprecated, renamed: "Sequence.reduce(self:_:_:)")
@_disfavoredOverload
public func reduce<Elements: Sequence, Result>(
  _ elements: Elements, _ initial: Result, _ combine: (Result, Elements.Element) throws -> Result
) rethrows -> Result {
  try elements.reduce(initial, combine)
}

@available(*, deprecated, renamed: "Sequence.enumerated(self:)")
@_disfavoredOverload
public func enumerate<Elements: Sequence>(_ elements: Elements) -> NumberedSequence<Elements> {
  NumberedSequence(base: elements)
}

@available(*, deprecated, renamed: "zip(_:_:)")
public func Zip2<First: Sequence, Second: Sequence>(
  _ first: First, _ second: Second
) -> Zip2Sequence<First, Second> {
  zip(first, second)
}

@available(*, deprecated, renamed: "Sequence.reversed(self:)")
@_disfavoredOverload
public func reverse<Elements: Sequence>(_ elements: Elements) -> [Elements.Element] {
  elements.reversed()
}

@available(*, deprecated, renamed: "Sequence.sorted(self:)")
@_disfavoredOverload
public func sorted<Elements: Sequence>(_ elements: Elements) -> [Elements.Element]
where Elements.Element: Comparable {
  elements.sorted()
}

@available(*, deprecated, renamed: "Sequence.sorted(self:by:)")
@_disfavoredOverload
public func sorted<Elements: Sequence>(
  _ elements: Elements,
  _ isOrderedBefore: (Elements.Element, Elements.Element) throws -> Bool
) rethrows -> [Elements.Element] {
  try elements.sorted(by: isOrderedBefore)
}

@available(*, deprecated, renamed: "Sequence.contains(self:_:)")
@_disfavoredOverload
public func contains<Elements: Sequence>(_ elements: Elements, _ element: Elements.Element) -> Bool
where Elements.Element: Equatable {
  elements.contains(element)
}

@available(*, deprecated, renamed: "Sequence.contains(self:where:)")
@_disfavoredOverload
public func contains<Elements: Sequence>(
  _ elements: Elements, _ predicate: (Elements.Element) throws -> Bool
) rethrows -> Bool {
  try elements.contains(where: predicate)
}

@available(*, deprecated, renamed: "Sequence.min(self:)")
public func minElement<Elements: Sequence>(_ elements: Elements) -> Elements.Element
where Elements.Element: Comparable {
  elements.min()!
}

@available(*, deprecated, renamed: "Sequence.max(self:)")
public func maxElement<Elements: Sequence>(_ elements: Elements) -> Elements.Element
where Elements.Element: Comparable {
  elements.max()!
}

@available(*, deprecated, renamed: "Sequence.starts(self:with:)")
@_disfavoredOverload
public func startsWith<Elements: Sequence, Start: Sequence>(
  _ elements: Elements, _ start: Start
) -> Bool where Elements.Element: Equatable, Start.Element == Elements.Element {
  elements.starts(with: start)
}

@available(*, deprecated, renamed: "Sequence.elementsEqual(self:_:)")
@_disfavoredOverload
public func equal<Elements: Sequence, Others: Sequence>(
  _ elements: Elements, _ others: Others
) -> Bool where Elements.Element: Equatable, Others.Element == Elements.Element {
  elements.elementsEqual(others)
}

@available(*, deprecated, renamed: "Sequence.lexicographicallyPrecedes(self:_:)")
@_disfavoredOverload
public func lexicographicalCompare<Elements: Sequence, Others: Sequence>(
  _ elements: Elements, _ others: Others
) -> Bool where Elements.Element: Comparable, Others.Element == Elements.Element {
  elements.lexicographicallyPrecedes(others)
}

@available(*, deprecated, renamed: "Sequence.joined(separator:self:)")
@_disfavoredOverload
public func join<Texts: Sequence>(_ separator: String, _ texts: Texts) -> String
where Texts.Element == String {
  texts.joined(separator: separator)
}

@available(*, deprecated, renamed: "getter:Sequence.lazy(self:)")
@_disfavoredOverload
public func lazy<Elements: Sequence>(_ elements: Elements) -> LazySequence<Elements> {
  elements.lazy
}

@available(*, deprecated, renamed: "getter:Sequence.underestimatedCount(self:)")
public func underestimateCount<Elements: Sequence>(_ elements: Elements) -> Int {
  elements.underestimatedCount
}

@available(*, deprecated, renamed: "AnyIterator.init(_:)")
public func anyGenerator<Element>(_ body: @escaping () -> Element?) -> AnyIterator<Element> {
  AnyIterator(body)
}

@available(*, deprecated, renamed: "AnyIterator.init(_:)")
public func anyGenerator<Base: IteratorProtocol>(_ base: Base) -> AnyIterator<Base.Element> {
  AnyIterator(base)
}
