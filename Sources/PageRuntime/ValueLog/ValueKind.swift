@_implementationOnly import CPageRuntime
@_implementationOnly import Foundation

/// How values of a type are kept until they are sent.
struct ValueKind {
  var kind: lek_value_kind
  var size: Int

  init(of type: (some Any).Type) {
    size = Self.size(of: type)
    if let number = Self.numbers[ObjectIdentifier(type)] {
      kind = number
    } else if type == Void.self || type == Never.self {
      kind = lek_value_ignored
    } else if Self.isPlain(type), size <= Int(LEK_PLAIN_BYTES) {
      kind = lek_value_plain
    } else {
      kind = lek_value_described
    }
  }

  private static let numbers: [ObjectIdentifier: lek_value_kind] = [
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

  private static func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

  private static func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
}

/// A container that may be kept for a while without a page noticing: no object is kept alive.
protocol HoldableContainer {
  static var holdsNoObjects: Bool { get }
}

/// Whether values of a type hold no reference but to the storage of the library's own containers.
func holdsNoObjects<Value>(_ type: Value.Type) -> Bool {
  if _isPOD(type) || type == String.self { return true }
  return (type as? HoldableContainer.Type)?.holdsNoObjects ?? false
}

extension Array: HoldableContainer {
  static var holdsNoObjects: Bool { PageRuntime.holdsNoObjects(Element.self) }
}

extension Set: HoldableContainer {
  static var holdsNoObjects: Bool { PageRuntime.holdsNoObjects(Element.self) }
}

extension Optional: HoldableContainer {
  static var holdsNoObjects: Bool { PageRuntime.holdsNoObjects(Wrapped.self) }
}

extension Dictionary: HoldableContainer {
  static var holdsNoObjects: Bool {
    PageRuntime.holdsNoObjects(Key.self) && PageRuntime.holdsNoObjects(Value.self)
  }
}
