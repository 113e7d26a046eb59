import Foundation
@_spi(Properties) import ObjectiveC

/// What stands in the accessors that the dialect gives an `@NSManaged` property.
///
/// On a Mac the class makes such accessors while the page runs. A value that was never set is zero,
/// nil or empty, as Objective-C's are.
public enum ManagedProperty {
  public static func value<Value>(of object: AnyObject, _ name: String) -> Value {
    guard let found = KeyValueCoding.flattened(store(of: object, name).managedValue(named: name))
    else { return EmptyValue.make() ?? noValue(object, name, Value.self) }
    guard let value = KeyedConversion.convert(found, to: Value.self) else {
      fatalError(
        "[\(type(of: object)) \(name)]: the value is a \(type(of: found)) and the property a "
          + "\(Value.self).")
    }
    return value
  }

  public static func set<Value>(_ value: Value, of object: AnyObject, _ name: String) {
    let value = KeyValueCoding.flattened(value)
    KeyValueChanges.willChange(object, name)
    store(of: object, name).setManagedValue(ValueOrder.number(value) ?? value, named: name)
    KeyValueChanges.didChange(object, name)
  }

  private static func store(of object: AnyObject, _ name: String) -> any ManagedPropertyStore {
    if let store = object as? any ManagedPropertyStore { return store }
    fatalError(
      "[\(type(of: object)) \(name)]: unrecognized selector. Only layers and animations keep "
        + "@NSManaged properties here.")
  }

  private static func noValue<Value>(
    _ object: AnyObject, _ name: String, _ type: Value.Type
  ) -> Value {
    fatalError(
      "[\(Swift.type(of: object)) \(name)]: no \(type) was set. Set one in init, give one in "
        + "defaultValue(forKey:), or make the property optional.")
  }
}

/// What a type's value is where nothing was set.
enum EmptyValue {
  /// Nil, an empty text or collection, or zero; none for a type of objects.
  static func make<Value>() -> Value? {
    if let type = Value.self as? any ExpressibleByNilLiteral.Type {
      return type.init(nilLiteral: ()) as? Value
    }
    if Value.self == String.self { return "" as? Value }
    if let type = Value.self as? any ExpressibleByDictionaryLiteral.Type {
      return emptyDictionary(type) as? Value
    }
    if let type = Value.self as? any ExpressibleByArrayLiteral.Type {
      return emptyArray(type) as? Value
    }
    return zero()
  }

  private static func emptyDictionary<Table: ExpressibleByDictionaryLiteral>(
    _ type: Table.Type
  ) -> Table { [:] }

  private static func emptyArray<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> List { [] }

  /// A value whose bytes are all zero, as a new object's instance variables are.
  private static func zero<Value>() -> Value? {
    guard _isPOD(Value.self) else { return nil }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { place in
      UnsafeMutableRawBufferPointer(place).initializeMemory(as: UInt8.self, repeating: 0)
      return place[0]
    }
  }
}
