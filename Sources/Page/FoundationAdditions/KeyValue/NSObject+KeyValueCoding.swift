import Foundation
@_spi(Properties) import ObjectiveC

// Of a protocol, so that a class of a framework can have them as methods of its own that are overridden.
extension KeyValueObservable where Self: NSObject {
  /// The value of the stored property with this name.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    guard case .found(let value) = KeyValueCoding.value(of: self, forKey: key) else {
      UndefinedKey.fail(self, key, "valueForUndefinedKey:")
    }
    return object(KeyValueCoding.flattened(value))
  }

  /// The value at the end of a path of names, which may have an operator such as `@avg` in it.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? {
    guard case .found(let value) = KeyValueCoding.value(of: self, forKeyPath: keyPath) else {
      UndefinedKey.fail(self, keyPath, "valueForUndefinedKey:")
    }
    return object(value)
  }

  /// Gives the stored property with this name a new value.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    if let dictionary = self as? NSMutableDictionary {
      guard let value else { return dictionary.removeObject(forKey: key) }
      dictionary[key] = value
      return
    }
    if let settings = self as? UserDefaults { return settings.set(value, forKey: key) }
    if let collection = self as? NSArray {
      for case let member as NSObject in collection { member.setValue(value, forKey: key) }
      return
    }
    if isSet(value, forKey: key) { return }
    guard let writer = self as? any UndefinedKeyWriter else {
      UndefinedKey.fail(self, key, "setValue:forUndefinedKey:")
    }
    writer.setUndefined(value, key)
  }

  /// Calls the setter of an exposed property; what is only stored is written where it lies.
  private func isSet(_ value: Any?, forKey key: String) -> Bool {
    if let property = ExposedPropertyRegistry.shared.property(named: key, of: self),
      property.isWritable
    {
      guard let converted = KeyedConversion.convert(value, toType: property.type) else {
        refuse(value, key, property.type)
      }
      return property.set(converted, of: self)
    }
    guard let property = StoredProperty(named: key, of: type(of: self)) else { return false }
    KeyValueChanges.willChange(self, key)
    guard property.set(value, in: self) else { refuse(value, key, property.type) }
    KeyValueChanges.didChange(self, key)
    return true
  }

  private func refuse(_ value: Any?, _ key: String, _ type: Any.Type) -> Never {
    let given = value.map { "a \(Swift.type(of: $0))" } ?? "nil"
    fatalError("[\(self) setValue:forKey:]: \(key) is a \(type) and cannot be \(given).")
  }

  /// Gives the stored property at the end of a path of names a new value.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// The values of several properties, by their names.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Gives several properties new values.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Numbers come as objects, as on a Mac.
  private func object(_ value: Any?) -> Any? { ValueOrder.number(value) ?? value }
}
