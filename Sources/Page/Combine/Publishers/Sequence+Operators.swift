// What is known of a whole sequence is worked out at once, so that the result is again a
// publisher of a sequence, and says its elements where it is printed.

extension Publishers.Sequence {
  /// A publisher of the changed elements.
  public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
  }

  /// A publisher of the elements that are wanted.
  public func filter(
    _ isIncluded: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
  }

  /// A publisher of what the elements become, without those that become nothing.
  public func compactMap<T>(
    _ transform: (Elements.Element) -> T?
  ) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
  }

  /// The same elements in a stream that could fail.
  public func setFailureType<E: Error>(
    to error: E.Type
  ) -> Publishers.Sequence<Elements, E> where Failure == Never {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// These elements before the others.
  public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: Elements(elements) + sequence)
  }

  /// These elements after the others.
  public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: sequence + Elements(elements))
  }
}
