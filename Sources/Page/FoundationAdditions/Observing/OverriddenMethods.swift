import Foundation

// What a page's class overrides of `NSObject` to observe, and to have keys of its own. Methods of an extension cannot be overridden:
// the dialect makes the class conform to one of these protocols instead, and `super` finds the methods
// of `KeyValueObservable`.
//
// The requirements are the main actor's, so that classes of any actor meet them; they are called
// wherever the change happens, as on a Mac.

/// A class that is told of changes by `addObserver(_:forKeyPath:options:context:)`.
public protocol KeyValueObserver: NSObject {
  @MainActor func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// A class that lists what the values of its properties are made of.
public protocol KeyValueDependent: NSObject {
  @MainActor static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}

/// A class that tells of some of its changes by itself.
public protocol KeyValueNotifier: NSObject {
  @MainActor static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

/// A class that answers for keys it has no property for.
public protocol UndefinedKeyReader: NSObject {
  @MainActor func value(forUndefinedKey key: String) -> Any?
}

/// A class that takes values for keys it has no property for.
public protocol UndefinedKeyWriter: NSObject {
  @MainActor func setValue(_ value: Any?, forUndefinedKey key: String)
}

extension UndefinedKeyReader {
  func undefinedValue(_ key: String) -> Any? {
    let read: @MainActor (String) -> Any? = value(forUndefinedKey:)
    return unsafeBitCast(read, to: ((String) -> Any?).self)(key)
  }
}

extension UndefinedKeyWriter {
  func setUndefined(_ value: Any?, _ key: String) {
    let write: @MainActor (Any?, String) -> Void = setValue(_:forUndefinedKey:)
    unsafeBitCast(write, to: ((Any?, String) -> Void).self)(value, key)
  }
}

extension KeyValueObserver {
  func tell(
    _ keyPath: String, of object: NSObject, _ change: [NSKeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?
  ) {
    typealias Tell = (String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void
    let tell:
      @MainActor (String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void =
        observeValue
    unsafeBitCast(tell, to: Tell.self)(keyPath, object, change, context)
  }
}

extension KeyValueDependent {
  static func keyPaths(affecting key: String) -> Set<String> {
    let list: @MainActor (String) -> Set<String> = keyPathsForValuesAffectingValue
    return unsafeBitCast(list, to: ((String) -> Set<String>).self)(key)
  }
}

extension KeyValueNotifier {
  static func isNotified(forKey key: String) -> Bool {
    let answer: @MainActor (String) -> Bool = automaticallyNotifiesObservers
    return unsafeBitCast(answer, to: ((String) -> Bool).self)(key)
  }
}
