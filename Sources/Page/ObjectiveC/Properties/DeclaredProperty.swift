import Foundation

/// A property that a page's class declares below one of ours, found by its name.
@_spi(Properties) public struct DeclaredProperty {
  private enum Access {
    /// Read and written by its accessors.
    case exposed(ExposedProperty)
    /// Read and written where it lies.
    case stored(StoredProperty)
  }

  private let access: Access

  /// None where neither the object's class nor one between it and `base` has it.
  public init?(named name: String, of object: NSObject, below base: AnyClass) {
    if let property = ExposedPropertyRegistry.shared.property(named: name, of: object) {
      access = .exposed(property)
    } else if let property = StoredProperty(named: name, of: type(of: object), below: base) {
      access = .stored(property)
    } else {
      return nil
    }
  }

  /// Whether it is set by its setter, which may do more than keep the value.
  public var hasAccessors: Bool {
    if case .exposed = access { true } else { false }
  }

  public func value(of object: NSObject) -> Any? {
    switch access {
    case .exposed(let property): KeyedConversion.flattened(property.value(of: object))
    case .stored(let property): KeyedConversion.flattened(property.value(in: object))
    }
  }

  /// False where it cannot hold the value.
  public func set(_ value: Any?, of object: NSObject) -> Bool {
    switch access {
    case .exposed(let property):
      guard property.isWritable,
        let converted = KeyedConversion.convert(value, toType: property.type)
      else { return false }
      return property.set(converted, of: object)
    case .stored(let property): return property.set(value, in: object)
    }
  }
}
