// Protocols that Swift 3 named anew.

@available(*, deprecated, renamed: "Error")
public typealias ErrorType = Error
@available(*, deprecated, renamed: "CustomStringConvertible")
public typealias Printable = CustomStringConvertible
@available(*, deprecated, renamed: "CustomDebugStringConvertible")
public typealias DebugPrintable = CustomDebugStringConvertible
@available(*, deprecated, renamed: "TextOutputStreamable")
public typealias Streamable = TextOutputStreamable
@available(*, deprecated, renamed: "TextOutputStream")
public typealias OutputStreamType = TextOutputStream
@available(*, deprecated, renamed: "CVarArg")
public typealias CVarArgType = CVarArg
@available(*, deprecated, renamed: "MirrorPath")
public typealias MirrorPathType = MirrorPath
@available(*, deprecated, renamed: "UnicodeCodec")
public typealias UnicodeCodecType = UnicodeCodec

@available(*, deprecated, renamed: "IteratorProtocol")
public typealias GeneratorType = IteratorProtocol
@available(*, deprecated, renamed: "Sequence")
public typealias SequenceType = Sequence
@available(*, deprecated, renamed: "Collection")
public typealias CollectionType = Collection
@available(*, deprecated, renamed: "Collection")
public typealias Sliceable = Collection
@available(*, deprecated, renamed: "MutableCollection")
public typealias MutableCollectionType = MutableCollection
@available(*, deprecated, renamed: "MutableCollection")
public typealias MutableSliceable = MutableCollection
@available(*, deprecated, renamed: "RangeReplaceableCollection")
public typealias RangeReplaceableCollectionType = RangeReplaceableCollection
@available(*, deprecated, renamed: "RangeReplaceableCollection")
public typealias ExtensibleCollectionType = RangeReplaceableCollection
@available(*, deprecated, renamed: "LazySequenceProtocol")
public typealias LazySequenceType = LazySequenceProtocol
@available(*, deprecated, renamed: "LazyCollectionProtocol")
public typealias LazyCollectionType = LazyCollectionProtocol
@available(*, deprecated, renamed: "SetAlgebra")
public typealias SetAlgebraType = SetAlgebra
@available(*, deprecated, renamed: "OptionSet")
public typealias OptionSetType = OptionSet
@available(*, deprecated, renamed: "OptionSet")
public typealias RawOptionSetType = OptionSet
@available(*, deprecated, renamed: "RangeExpression")
public typealias IntervalType = RangeExpression

@available(*, deprecated, renamed: "FixedWidthInteger")
public typealias IntegerType = FixedWidthInteger
@available(*, deprecated, renamed: "FixedWidthInteger")
public typealias Integer = FixedWidthInteger
@available(*, deprecated, renamed: "BinaryInteger")
public typealias IntegerArithmeticType = BinaryInteger
@available(*, deprecated, renamed: "BinaryInteger")
public typealias IntegerArithmetic = BinaryInteger
@available(*, deprecated, renamed: "BinaryInteger")
public typealias BitwiseOperationsType = BinaryInteger
@available(*, deprecated, renamed: "BinaryInteger")
public typealias BitwiseOperations = BinaryInteger
@available(*, deprecated, renamed: "SignedInteger")
public typealias SignedIntegerType = SignedInteger
@available(*, deprecated, renamed: "UnsignedInteger")
public typealias UnsignedIntegerType = UnsignedInteger
@available(*, deprecated, renamed: "SignedNumeric")
public typealias SignedNumberType = SignedNumeric
@available(*, deprecated, renamed: "SignedNumeric")
public typealias SignedNumber = SignedNumeric
@available(*, deprecated, renamed: "SignedNumeric")
public typealias AbsoluteValuable = SignedNumeric
@available(*, deprecated, renamed: "FloatingPoint")
public typealias FloatingPointType = FloatingPoint

@available(*, deprecated, renamed: "ExpressibleByNilLiteral")
public typealias NilLiteralConvertible = ExpressibleByNilLiteral
@available(*, deprecated, renamed: "ExpressibleByBooleanLiteral")
public typealias BooleanLiteralConvertible = ExpressibleByBooleanLiteral
@available(*, deprecated, renamed: "ExpressibleByIntegerLiteral")
public typealias IntegerLiteralConvertible = ExpressibleByIntegerLiteral
@available(*, deprecated, renamed: "ExpressibleByFloatLiteral")
public typealias FloatLiteralConvertible = ExpressibleByFloatLiteral
@available(*, deprecated, renamed: "ExpressibleByUnicodeScalarLiteral")
public typealias UnicodeScalarLiteralConvertible = ExpressibleByUnicodeScalarLiteral
@available(*, deprecated, renamed: "ExpressibleByExtendedGraphemeClusterLiteral")
public typealias ExtendedGraphemeClusterLiteralConvertible =
  ExpressibleByExtendedGraphemeClusterLiteral
@available(*, deprecated, renamed: "ExpressibleByStringLiteral")
public typealias StringLiteralConvertible = ExpressibleByStringLiteral
@available(*, deprecated, renamed: "ExpressibleByStringInterpolation")
public typealias StringInterpolationConvertible = ExpressibleByStringInterpolation
@available(*, deprecated, renamed: "ExpressibleByArrayLiteral")
public typealias ArrayLiteralConvertible = ExpressibleByArrayLiteral
@available(*, deprecated, renamed: "ExpressibleByDictionaryLiteral")
public typealias DictionaryLiteralConvertible = ExpressibleByDictionaryLiteral
@available(*, deprecated, renamed: "ExpressibleByStringInterpolation")
public typealias _ExpressibleByStringInterpolation = ExpressibleByStringInterpolation
