import Foundation

extension NSObject {
  /// The value of the stored property with this name.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    guard case .found(let value) = KeyValueCoding.value(of: self, forKey: key) else {
      undefined(key, "valueForUndefinedKey:")
    }
    return object(KeyValueCoding.flattened(value))
  }

  /// The value at the end of a path of names, which may have an operator such as `@avg` in it.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? {
    guard case .found(let value) = KeyValueCoding.value(of: self, forKeyPath: keyPath) else {
      undefined(keyPath, "valueForUndefinedKey:")
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
    if let collection = self as? NSArray {
      for case let member as NSObject in collection { member.setValue(value, forKey: key) }
      return
    }
    guard let property = StoredProperty(named: key, of: type(of: self)) else {
      undefined(key, "setValue:forUndefinedKey:")
    }
    guard property.set(value, in: self) else {
      let given = value.map { "a \(type(of: $0))" } ?? "nil"
      fatalError("[\(self) setValue:forKey:]: \(key) is a \(property.type) and cannot be \(given).")
    }
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

  private func undefined(_ key: String, _ message: String) -> Never {
    fatalError(
      "[<\(NSStringFromClass(type(of: self)))> \(message)]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }
}
