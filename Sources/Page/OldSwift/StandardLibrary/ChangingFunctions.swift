// What Swift 1 had as functions on a collection that they change. A page's own functions of these names go
// before them.

@available(*, deprecated, renamed: "MutableCollection.sort(self:)")
@_disfavoredOverload
public func sort<Elements: MutableCollection & RandomAccessCollection>(_ elements: inout Elements)
where Elements.Element: Comparable {
  elements.sort()
}

@available(*, deprecated, renamed: "MutableCollection.sort(self:by:)")
@_disfavoredOverload
public func sort<Elements: MutableCollection & RandomAccessCollection>(
  _ elements: inout Elements,
  _ isOrderedBefore: (Elements.Element, Elements.Element) throws -> Bool
) rethrows {
  try elements.sort(by: isOrderedBefore)
}

@available(*, deprecated, renamed: "RangeReplaceableCollection.insert(self:_:at:)")
@_disfavoredOverload
public func insert<Elements: RangeReplaceableCollection>(
  _ elements: inout Elements, _ element: Elements.Element, atIndex index: Elements.Index
) {
  elements.insert(element, at: index)
}

@available(*, deprecated, renamed: "RangeReplaceableCollection.insert(self:contentsOf:at:)")
@_disfavoredOverload
public func splice<Elements: RangeReplaceableCollection, Added: Collection>(
  _ elements: inout Elements, _ added: Added, atIndex index: Elements.Index
) where Added.Element == Elements.Element {
  elements.insert(contentsOf: added, at: index)
}

@available(*, deprecated, renamed: "RangeReplaceableCollection.append(self:contentsOf:)")
@_disfavoredOverload
public func extend<Elements: RangeReplaceableCollection, Added: Sequence>(
  _ elements: inout Elements, _ added: Added
) where Added.Element == Elements.Element {
  elements.append(contentsOf: added)
}

@available(*, deprecated, renamed: "RangeReplaceableCollection.remove(self:at:)")
@_disfavoredOverload
@discardableResult
public func removeAtIndex<Elements: RangeReplaceableCollection>(
  _ elements: inout Elements, _ index: Elements.Index
) -> Elements.Element {
  elements.remove(at: index)
}

@available(*, deprecated, renamed: "RangeReplaceableCollection.removeSubrange(self:_:)")
@_disfavoredOverload
public func removeRange<Elements: RangeReplaceableCollection>(
  _ elements: inout Elements, _ range: Range<Elements.Index>
) {
  elements.removeSubrange(range)
}

@available(*, deprecated, renamed: "RangeReplaceableCollection.removeAll(self:)")
@_disfavoredOverload
public func removeAll<Elements: RangeReplaceableCollection>(_ elements: inout Elements) {
  elements.removeAll()
}

@available(*, deprecated, renamed: "RangeReplaceableCollection.removeLast(self:)")
@_disfavoredOverload
@discardableResult
public func removeLast<Elements: RangeReplaceableCollection & BidirectionalCollection>(
  _ elements: inout Elements
) -> Elements.Element {
  elements.removeLast()
}
