import Foundation

// What `super` finds in a class that overrides one of these methods.

extension KeyValueObservable where Self: NSObject {
  /// What `super` answers a class with that does not know a change it is told of.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    fatalError(
      "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not "
        + "handled. Key path: \(keyPath ?? "nil"), observed object: \(object ?? "nil").")
  }

  /// What the value of a property is made of: of nothing else, for all `NSObject` knows.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Whether setting a property tells its observers.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// What `super` answers for a key there is no property for.
  public func value(forUndefinedKey key: String) -> Any? {
    UndefinedKey.fail(self, key, "valueForUndefinedKey:")
  }

  /// What `super` does with a value for a key there is no property for.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    UndefinedKey.fail(self, key, "setValue:forUndefinedKey:")
  }
}

/// What is said where a key leads nowhere.
enum UndefinedKey {
  static func fail(_ object: NSObject, _ key: String, _ message: String) -> Never {
    fatalError(
      "[<\(String(reflecting: type(of: object)))> \(message)]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }
}
