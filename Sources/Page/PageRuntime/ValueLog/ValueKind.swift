@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation
@_spi(AppKit) @_implementationOnly import UIKit

/// How values of a type are kept until they are sent.
///
/// What is only copied is described later, by whichever thread sends it; so it is copied only where no
/// code of the page takes part in describing it, and where its bytes lead nowhere.
struct ValueKind {
  var kind: lek_value_kind
  /// Bytes of a plain value, or of a list's elements.
  var size = 0

  private static let lock = Lock()
  private static var known: [ObjectIdentifier: ValueKind] = [:]

  /// How a value is kept; worked out once for each type.
  static func of<Value>(_ value: Value) -> ValueKind {
    let key = ObjectIdentifier(Value.self)
    if let kind = lock.withLock({ known[key] }) { return kind }
    let kind = ValueKind(of: value)
    lock.withLock { known[key] = kind }
    return kind
  }

  private init<Value>(of value: Value) {
    let type = Value.self
    if let number = Self.numbers[ObjectIdentifier(type)] {
      kind = number
    } else if type == Void.self || type == Never.self {
      kind = lek_value_ignored
    } else if type == String.self {
      kind = lek_value_text
    } else if let list = type as? any ListType.Type, let size = list.plainElementSize {
      (kind, self.size) = (lek_value_list, size)
    } else if MemoryLayout<Value>.size <= Int(LEK_PLAIN_BYTES), Self.isPlain(value) {
      (kind, size) = (lek_value_plain, MemoryLayout<Value>.size)
    } else if type is AnyClass || (type as? any OptionalType.Type)?.wrapped is AnyClass {
      kind = lek_value_object
    } else {
      kind = lek_value_described
    }
  }

  private static func isPlain<Value>(_ value: Value) -> Bool {
    guard _isPOD(Value.self) else { return false }
    let mirror = PlainType.isTuple(Value.self) ? Mirror(reflecting: value) : nil
    guard let mirror else { return PlainType.isPlain(Value.self) }
    return mirror.children.allSatisfy { PlainType.isPlain(type(of: $0.value)) }
  }

  fileprivate static let numbers: [ObjectIdentifier: lek_value_kind] = [
    ObjectIdentifier(Int.self): lek_value_int64,
    ObjectIdentifier(Int8.self): lek_value_int8,
    ObjectIdentifier(Int16.self): lek_value_int16,
    ObjectIdentifier(Int32.self): lek_value_int32,
    ObjectIdentifier(Int64.self): lek_value_int64,
    ObjectIdentifier(UInt.self): lek_value_uint64,
    ObjectIdentifier(UInt8.self): lek_value_uint8,
    ObjectIdentifier(UInt16.self): lek_value_uint16,
    ObjectIdentifier(UInt32.self): lek_value_uint32,
    ObjectIdentifier(UInt64.self): lek_value_uint64,
    ObjectIdentifier(Float.self): lek_value_float,
    ObjectIdentifier(Double.self): lek_value_double,
    ObjectIdentifier(CGFloat.self): lek_value_double,
    ObjectIdentifier(Bool.self): lek_value_bool,
  ]

  fileprivate static func isNumber(_ type: Any.Type) -> Bool {
    numbers[ObjectIdentifier(type)] != nil
  }
}

extension PlainType {
  /// Whether a copy of the bytes says all there is, and can be described without the page.
  static func isPlain(_ type: Any.Type) -> Bool {
    if ValueKind.isNumber(type) { return true }
    if let optional = type as? any OptionalType.Type { return isPlain(optional.wrapped) }
    guard !hasOwnWords(type), isPlainData(type), ValuePictures.source?.hasPicture(type) != true
    else { return false }
    return fields(of: type).map { $0.allSatisfy(isPlain) } ?? hasNoPayload(type)
  }
}

/// An Array, seen without knowing of what.
protocol ListType {
  static var element: Any.Type { get }
  /// The distance of its elements, where copies of them are as good as they.
  static var plainElementSize: Int? { get }
  /// Makes elements of their bytes.
  static func elements(_ bytes: UnsafeRawBufferPointer) -> [Any]
}

extension Array: ListType {
  static var element: Any.Type { Element.self }

  static var plainElementSize: Int? {
    let size = MemoryLayout<Element>.stride
    guard size <= LEK_PLAIN_BYTES, MemoryLayout<Element>.alignment <= 16 else { return nil }
    return _isPOD(Element.self) && PlainType.isPlain(Element.self) ? size : nil
  }

  static func elements(_ bytes: UnsafeRawBufferPointer) -> [Any] {
    let count = bytes.count / MemoryLayout<Element>.stride
    return withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { places in
      UnsafeMutableRawBufferPointer(places).copyMemory(from: bytes)
      return places.map { $0 }
    }
  }
}

/// An Optional, seen without knowing of what.
protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
