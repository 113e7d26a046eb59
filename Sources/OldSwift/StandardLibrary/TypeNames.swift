// Types that Swift 3 and 4 named anew.

@available(*, deprecated, renamed: "AnyIterator")
public typealias AnyGenerator<Element> = AnyIterator<Element>
@available(*, deprecated, renamed: "AnyIterator")
public typealias GeneratorOf<Element> = AnyIterator<Element>
@available(*, deprecated, renamed: "AnySequence")
public typealias SequenceOf<Element> = AnySequence<Element>
@available(*, deprecated, renamed: "IndexingIterator")
public typealias IndexingGenerator<Elements> = IndexingIterator<Elements>
@available(*, deprecated, renamed: "EnumeratedSequence")
public typealias EnumerateSequence<Base> = EnumeratedSequence<Base>
@available(*, deprecated, renamed: "ReversedCollection")
public typealias ReverseCollection<Base> = ReversedCollection<Base>
@available(*, deprecated, renamed: "ReversedCollection")
public typealias ReverseRandomAccessCollection<Base> = ReversedCollection<Base>
@available(*, deprecated, renamed: "JoinedSequence")
public typealias JoinSequence<Base> = JoinedSequence<Base>
@available(*, deprecated, renamed: "Zip2Sequence")
public typealias Zip2<Left, Right> = Zip2Sequence<Left, Right>
@available(*, deprecated, renamed: "Repeated")
public typealias Repeat<Element> = Repeated<Element>

@available(*, deprecated, renamed: "Range")
public typealias HalfOpenInterval<Bound> = Range<Bound>
@available(*, deprecated, renamed: "ClosedRange")
public typealias ClosedInterval<Bound> = ClosedRange<Bound>
@available(*, deprecated, renamed: "KeyValuePairs")
public typealias DictionaryLiteral<Key, Value> = KeyValuePairs<Key, Value>
@available(*, deprecated, renamed: "OpaquePointer")
public typealias COpaquePointer = OpaquePointer

@available(*, deprecated, renamed: "Int64")
public typealias IntMax = Int64
@available(*, deprecated, renamed: "UInt64")
public typealias UIntMax = UInt64
@available(*, deprecated, renamed: "Int")
public typealias Word = Int
@available(*, deprecated, renamed: "UInt")
public typealias UWord = UInt
