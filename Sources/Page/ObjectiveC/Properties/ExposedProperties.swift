/// What a type shows of its properties to those who only know a name: the dialect gives one to each
/// class with `@objc` properties.
public protocol ExposedProperties {
  static var properties: [ExposedProperty] { get }
  /// Which other values the values of properties are made of.
  static var dependences: [PropertyDependence] { get }
}

extension ExposedProperties {
  public static var dependences: [PropertyDependence] { [] }
}

/// A property without its object: on which objects it is, and how it is read and written.
public struct ExposedProperty: @unchecked Sendable {
  public let name: String
  public let keyPath: AnyKeyPath
  /// What its values are.
  public let type: Any.Type
  let accepts: (_ object: Any) -> Bool
  private let read: (_ object: Any) -> Any
  private let write: ((_ object: Any, _ value: Any) -> Bool)?

  public init<Owner, Value>(_ name: String, _ keyPath: KeyPath<Owner, Value>) {
    self.name = name
    self.keyPath = keyPath
    type = Value.self
    accepts = { $0 is Owner }
    read = { ($0 as! Owner)[keyPath: keyPath] }
    write = (keyPath as? ReferenceWritableKeyPath<Owner, Value>).map { writable in
      { object, value in
        guard let value = value as? Value else { return false }
        (object as! Owner)[keyPath: writable] = value
        return true
      }
    }
  }

  /// Whether it has a setter.
  public var isWritable: Bool { write != nil }

  public func value(of object: Any) -> Any { read(object) }

  /// Calls the setter; false where there is none, or the value is of another type.
  public func set(_ value: Any, of object: Any) -> Bool { write?(object, value) ?? false }
}

/// A class's own list of the key paths that the value of one of its properties is made of.
public struct PropertyDependence: @unchecked Sendable {
  public let name: String
  let accepts: (_ object: Any) -> Bool
  private let list: () -> Set<String>

  public init<Owner>(
    _ name: String, of owner: Owner.Type, _ list: @escaping @MainActor () -> Set<String>
  ) {
    self.name = name
    accepts = { $0 is Owner }
    self.list = unsafeBitCast(list, to: (() -> Set<String>).self)
  }

  var keyPaths: Set<String> { list() }
}
