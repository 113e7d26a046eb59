import Foundation
import ObjectiveC

/// What can be observed.
public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

/// An observation; it ends with this object.
public final class NSKeyValueObservation: NSObject {
  private var subscription: KeyValueSubscription?

  fileprivate init(_ subscription: KeyValueSubscription) {
    self.subscription = subscription
  }

  /// Ends it now.
  public func invalidate() {
    subscription?.end()
    subscription = nil
  }

  deinit { subscription?.end() }
}

extension KeyValueObservable where Self: NSObject {
  /// Calls a closure when a property changes, for as long as what this returns lives.
  ///
  /// The dialect gives the name of a key path that is written in place.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String? = nil,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let subscription = KeyValueSubscription(
      self, ObservedKeyPath.name(of: keyPath, written: name), options,
      read: { ($0 as! Self)[keyPath: keyPath] },
      deliver: { object, change in changeHandler(object as! Self, change.typed(as: Value.self)) })
    subscription.start()
    return NSKeyValueObservation(subscription)
  }

  /// Says that a property is about to change.
  @_disfavoredOverload
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named name: String? = nil) {
    willChangeValue(forKey: ObservedKeyPath.name(of: keyPath, written: name))
  }

  /// Says that a property has changed.
  @_disfavoredOverload
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named name: String? = nil) {
    didChangeValue(forKey: ObservedKeyPath.name(of: keyPath, written: name))
  }

  /// Says that elements of a collection are about to change.
  public func willChange<Value>(
    _ kind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {
    willChange(kind, valuesAt: indexes, forKey: ObservedKeyPath.name(of: keyPath, written: nil))
  }

  /// Says that elements of a collection have changed.
  public func didChange<Value>(
    _ kind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {
    didChange(kind, valuesAt: indexes, forKey: ObservedKeyPath.name(of: keyPath, written: nil))
  }
}

extension NSObject {
  /// Says that a property is about to change.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {
    KeyValueChanges.tellBefore(.setting, of: self, key)
  }

  /// Says that a property has changed.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) {
    KeyValueChanges.tellAfter(.setting, of: self, key)
  }

  /// Says that elements of a collection are about to change.
  public func willChange(
    _ kind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    KeyValueChanges.tellBefore(PropertyChange(kind: kind, indexes: indexes), of: self, key)
  }

  /// Says that elements of a collection have changed.
  public func didChange(_ kind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    KeyValueChanges.tellAfter(PropertyChange(kind: kind, indexes: indexes), of: self, key)
  }
}

/// The name of the property that a key path leads to: at run time it has none.
public enum ObservedKeyPath {
  /// The name the dialect wrote beside it, or that of an exposed property.
  public static func name(of keyPath: AnyKeyPath, written name: String?) -> String {
    if let name { return name }
    if let name = ExposedPropertyRegistry.shared.name(of: keyPath) { return name }
    fatalError("Could not extract a String from KeyPath \(keyPath): is its property @objc?")
  }
}
