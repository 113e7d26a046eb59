// What Swift 1 and 2 called methods of sets, dictionaries and option sets.

extension SetAlgebra {
  @available(*, deprecated, renamed: "intersection(_:)")
  public func intersect(_ other: Self) -> Self { intersection(other) }

  @available(*, deprecated, renamed: "subtracting(_:)")
  @_disfavoredOverload
  public func subtract(_ other: Self) -> Self { subtracting(other) }

  @available(*, deprecated, renamed: "symmetricDifference(_:)")
  public func exclusiveOr(_ other: Self) -> Self { symmetricDifference(other) }

  @available(*, deprecated, renamed: "formUnion(_:)")
  public mutating func unionInPlace(_ other: Self) { formUnion(other) }

  @available(*, deprecated, renamed: "formIntersection(_:)")
  public mutating func intersectInPlace(_ other: Self) { formIntersection(other) }

  @available(*, deprecated, renamed: "subtract(_:)")
  public mutating func subtractInPlace(_ other: Self) { self = subtracting(other) }

  @available(*, deprecated, renamed: "formSymmetricDifference(_:)")
  public mutating func exclusiveOrInPlace(_ other: Self) { formSymmetricDifference(other) }

  @available(*, deprecated, renamed: "isSubset(of:)")
  public func isSubsetOf(_ other: Self) -> Bool { isSubset(of: other) }

  @available(*, deprecated, renamed: "isSuperset(of:)")
  public func isSupersetOf(_ other: Self) -> Bool { isSuperset(of: other) }

  @available(*, deprecated, renamed: "isStrictSubset(of:)")
  public func isStrictSubsetOf(_ other: Self) -> Bool { isStrictSubset(of: other) }

  @available(*, deprecated, renamed: "isStrictSuperset(of:)")
  public func isStrictSupersetOf(_ other: Self) -> Bool { isStrictSuperset(of: other) }

  @available(*, deprecated, renamed: "isDisjoint(with:)")
  public func isDisjointWith(_ other: Self) -> Bool { isDisjoint(with: other) }
}

extension Set {
  @available(*, deprecated, renamed: "intersection(_:)")
  @_disfavoredOverload
  public func intersect<Other: Sequence>(_ other: Other) -> Set where Other.Element == Element {
    intersection(other)
  }

  @available(*, deprecated, renamed: "subtracting(_:)")
  @_disfavoredOverload
  public func subtract<Other: Sequence>(_ other: Other) -> Set where Other.Element == Element {
    subtracting(other)
  }

  @available(*, deprecated, renamed: "symmetricDifference(_:)")
  @_disfavoredOverload
  public func exclusiveOr<Other: Sequence>(_ other: Other) -> Set where Other.Element == Element {
    symmetricDifference(other)
  }

  @available(*, deprecated, renamed: "formUnion(_:)")
  @_disfavoredOverload
  public mutating func unionInPlace<Other: Sequence>(_ other: Other)
  where Other.Element == Element {
    formUnion(other)
  }

  @available(*, deprecated, renamed: "isSubset(of:)")
  @_disfavoredOverload
  public func isSubsetOf<Other: Sequence>(_ other: Other) -> Bool where Other.Element == Element {
    isSubset(of: other)
  }

  @available(*, deprecated, renamed: "isSuperset(of:)")
  @_disfavoredOverload
  public func isSupersetOf<Other: Sequence>(_ other: Other) -> Bool
  where Other.Element == Element {
    isSuperset(of: other)
  }

  @available(*, deprecated, renamed: "firstIndex(of:)")
  public func indexOf(_ member: Element) -> Index? { firstIndex(of: member) }

  @available(*, deprecated, renamed: "remove(at:)")
  @discardableResult
  public mutating func removeAtIndex(_ index: Index) -> Element { remove(at: index) }

  @available(*, deprecated, renamed: "removeAll(keepingCapacity:)")
  public mutating func removeAll(keepCapacity: Bool) { removeAll(keepingCapacity: keepCapacity) }
}

extension Dictionary {
  @available(*, deprecated, renamed: "index(forKey:)")
  public func indexForKey(_ key: Key) -> Index? { index(forKey: key) }

  @available(*, deprecated, renamed: "removeValue(forKey:)")
  @discardableResult
  public mutating func removeValueForKey(_ key: Key) -> Value? { removeValue(forKey: key) }

  @available(*, deprecated, renamed: "remove(at:)")
  @discardableResult
  public mutating func removeAtIndex(_ index: Index) -> Element { remove(at: index) }

  @available(*, deprecated, renamed: "removeAll(keepingCapacity:)")
  public mutating func removeAll(keepCapacity: Bool) { removeAll(keepingCapacity: keepCapacity) }
}
