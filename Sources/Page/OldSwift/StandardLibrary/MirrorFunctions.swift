// Mirrors as Swift 1 had them: counted, asked by number, made by `reflect`.

/// What a mirror shows of a value.
@available(*, deprecated, message: "Say Mirror.")
public protocol MirrorType {
  /// The value that it shows.
  var value: Any { get }
  /// The type of the value.
  var valueType: Any.Type { get }
  /// Who the value is, where it is an object.
  var objectIdentifier: ObjectIdentifier? { get }
  /// How many parts it shows.
  var count: Int { get }
  /// The name of a part, and its mirror.
  subscript(index: Int) -> (String, any MirrorType) { get }
  /// The value in a few words.
  var summary: String { get }
  /// What kind of value it is.
  var disposition: MirrorDisposition { get }
}

/// A type that makes the mirrors of its values itself.
@available(*, deprecated, message: "Say CustomReflectable.")
public protocol Reflectable {
  /// A mirror of the value.
  func getMirror() -> any MirrorType
}

/// What kind of value a mirror shows.
@available(*, deprecated, message: "Say Mirror.DisplayStyle.")
public enum MirrorDisposition: Sendable {
  case Struct, Class, Enum, Tuple, Aggregate, IndexContainer, KeyContainer, MembershipContainer
  case Container, Optional, ObjCObject
}

/// A mirror of a value.
@available(*, deprecated, message: "Say Mirror(reflecting:).")
public func reflect<Value>(_ value: Value) -> any MirrorType {
  (value as? any Reflectable)?.getMirror() ?? ValueMirror(value)
}

/// The mirror of a value that makes none itself.
@available(*, deprecated)
private struct ValueMirror: MirrorType {
  let value: Any
  private let mirror: Mirror
  private let parts: [Mirror.Child]

  init(_ value: Any) {
    self.value = value
    mirror = Mirror(reflecting: value)
    var parts = Array(mirror.children)
    if let inherited = mirror.superclassMirror, !inherited.children.isEmpty {
      parts.insert((label: "super", value: Inherited(inherited)), at: 0)
    }
    self.parts = parts
  }

  var valueType: Any.Type { type(of: value) }
  var objectIdentifier: ObjectIdentifier? {
    mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
  }
  var count: Int { parts.count }
  var summary: String { String(describing: value) }

  subscript(index: Int) -> (String, any MirrorType) {
    let part = parts[index]
    return (part.label ?? "[\(index)]", reflect(part.value))
  }

  var disposition: MirrorDisposition {
    switch mirror.displayStyle {
    case .class, .foreignReference: .Class
    case .enum: .Enum
    case .tuple: .Tuple
    case .optional: .Optional
    case .collection: .IndexContainer
    case .dictionary: .KeyContainer
    case .set: .MembershipContainer
    default: .Struct
    }
  }
}

/// What an object has of its superclass.
@available(*, deprecated)
private struct Inherited: CustomReflectable {
  let customMirror: Mirror

  init(_ mirror: Mirror) { customMirror = mirror }
}
