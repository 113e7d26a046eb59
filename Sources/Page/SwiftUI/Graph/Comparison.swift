@_spi(Reflection) import Swift

/// Whether two values of a type are the same to a view, as far as can be told.
///
/// A type that is `Equatable` is asked. Other plain values are compared by their bytes, and
/// structures field by field; references are the same if they are identical. Closures and other
/// enumerations are taken to differ.
func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any Equatable { return isEqual(one, to: other) }
  if let one = one as? any ContentComparable { return hasSameContent(one, as: other) }
  if _isPOD(Value.self) { return haveEqualBytes(one, other) }
  return haveEqualFields(one, other)
}

/// Whether all fields of two values are the same, whatever the type itself says.
func haveEqualFields<Value>(_ one: Value, _ other: Value) -> Bool {
  guard MemoryLayout<Value>.size > 0 else { return true }
  return withUnsafeBytes(of: one) { one in
    withUnsafeBytes(of: other) { other in
      guard let one = one.baseAddress, let other = other.baseAddress else { return true }
      return FieldComparison.of(Value.self).areEqual(one, other)
    }
  }
}

private func isEqual<E: Equatable>(_ one: E, to other: Any) -> Bool {
  (other as? E).map { one == $0 } ?? false
}

/// A value of SwiftUI's own that knows whether another one makes the same content, and that must
/// not
/// be `Equatable` in public.
protocol ContentComparable {
  func makesSameContent(as other: Self) -> Bool
}

private func hasSameContent<C: ContentComparable>(_ one: C, as other: Any) -> Bool {
  (other as? C).map { one.makesSameContent(as: $0) } ?? false
}

private func haveEqualBytes<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: one) { one in
    withUnsafeBytes(of: other) { other in
      guard let first = one.baseAddress, let second = other.baseAddress else { return true }
      return memcmp(first, second, one.count) == 0
    }
  }
}

/// Whether values of a type are one reference, or none. A weak one must not be read as if it were
/// strong, so references are compared by their words.
private func isReference(_ type: Any.Type) -> Bool {
  if let optional = type as? any OptionalValue.Type { return isReference(optional.wrapped) }
  return type is AnyClass
}

private protocol OptionalValue {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private func haveEqualWords(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
  one.load(as: UInt.self) == other.load(as: UInt.self)
}

/// How the values of one type are compared, found once for each type.
private final class FieldComparison {
  private struct Field {
    let offset: Int
    let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private var fields: [Field] = []
  private var isComparable = false

  nonisolated(unsafe) private static var known: [ObjectIdentifier: FieldComparison] = [:]

  static func of(_ type: Any.Type) -> FieldComparison {
    if let known = known[ObjectIdentifier(type)] { return known }
    let comparison = FieldComparison(type)
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  private init(_ type: Any.Type) {
    if isReference(type) {
      isComparable = true
      fields = [Field(offset: 0, compare: haveEqualWords)]
      return
    }
    isComparable = _forEachField(of: type) { _, offset, fieldType, kind in
      if isReference(fieldType) {
        fields.append(Field(offset: offset, compare: haveEqualWords))
        return true
      }
      guard [.struct, .enum, .optional, .tuple].contains(kind) else { return false }
      func compare<F>(_: F.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { one, other in
          SwiftUI.areEqual(
            one.assumingMemoryBound(to: F.self).pointee,
            other.assumingMemoryBound(to: F.self).pointee)
        }
      }
      fields.append(
        Field(offset: offset, compare: _openExistential(fieldType, do: compare)))
      return true
    }
    if fields.isEmpty { isComparable = false }
  }

  func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    isComparable
      && fields.allSatisfy { $0.compare(one + $0.offset, other + $0.offset) }
  }
}

/// The same for values whose type is not known.
func areEqualDynamically(_ one: Any, _ other: Any) -> Bool {
  func compare<T>(_ one: T) -> Bool {
    (other as? T).map { areEqual(one, $0) } ?? false
  }
  return type(of: one) == type(of: other) && _openExistential(one, do: compare)
}
