// Types that Swift 3 and 4 named anew.

@available(*, deprecated, renamed: "AnyIterator")
public typealias AnyGenerator = AnyIterator
@available(*, deprecated, renamed: "AnyIterator")
public typealias GeneratorOf = AnyIterator
@available(*, deprecated, renamed: "AnySequence")
public typealias SequenceOf = AnySequence
@available(*, deprecated, renamed: "IndexingIterator")
public typealias IndexingGenerator = IndexingIterator
@available(*, deprecated, renamed: "EnumeratedSequence")
public typealias EnumerateSequence = EnumeratedSequence
@available(*, deprecated, renamed: "ReversedCollection")
public typealias ReverseCollection = ReversedCollection
@available(*, deprecated, renamed: "ReversedCollection")
public typealias ReverseRandomAccessCollection = ReversedCollection
@available(*, deprecated, renamed: "JoinedSequence")
public typealias JoinSequence = JoinedSequence
@available(*, deprecated, renamed: "Repeated")
public typealias Repeat = Repeated

@available(*, deprecated, renamed: "Range")
public typealias HalfOpenInterval = Range
@available(*, deprecated, renamed: "ClosedRange")
public typealias ClosedInterval = ClosedRange
@available(*, deprecated, renamed: "KeyValuePairs")
public typealias DictionaryLiteral = KeyValuePairs
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

// What an extension of a type called its parameters.

extension Array {
  @available(*, deprecated, renamed: "Element")
  public typealias T = Element
}

extension ArraySlice {
  @available(*, deprecated, renamed: "Element")
  public typealias T = Element
}

extension Set {
  @available(*, deprecated, renamed: "Element")
  public typealias T = Element
}

extension Optional {
  @available(*, deprecated, renamed: "Wrapped")
  public typealias T = Wrapped
}

extension Dictionary {
  @available(*, deprecated, renamed: "Key")
  public typealias KeyType = Key
  @available(*, deprecated, renamed: "Value")
  public typealias ValueType = Value
}
