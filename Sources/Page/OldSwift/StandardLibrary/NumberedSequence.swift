/// What `enumerate()` of Swift 1 and 2 gave: elements with an `index`, which is an `offset` today.
public struct NumberedSequence<Base: Sequence>: Sequence {
  let base: Base

  public struct Iterator: IteratorProtocol {
    var base: EnumeratedSequence<Base>.Iterator

    public mutating func next() -> (index: Int, element: Base.Element)? {
      base.next().map { (index: $0.offset, element: $0.element) }
    }
  }

  public func makeIterator() -> Iterator { Iterator(base: base.enumerated().makeIterator()) }
}
