import Foundation

/// Where a property says that it changes.
///
/// On a Mac the setter of an observed property is replaced while the page runs. Here the dialect has
/// every `@objc dynamic` property of a page say so, and our own classes say so of theirs.
public enum KeyValueChanges {
  /// A property is about to be set.
  @inline(__always)
  public static func willChange(_ object: AnyObject, _ key: String) {
    if isAnyoneListening { willSet(object, key) }
  }

  /// A property was set.
  @inline(__always)
  public static func didChange(_ object: AnyObject, _ key: String) {
    if isAnyoneListening { didSet(object, key) }
  }

  /// Whether anything is observed at all.
  public static var isAnyoneListening: Bool { !KeyListenerTable.isEmpty }

  private static func willSet(_ object: AnyObject, _ key: String) {
    if isAutomatic(object, key) { tellBefore(.setting, of: object, key) }
  }

  private static func didSet(_ object: AnyObject, _ key: String) {
    if isAutomatic(object, key) { tellAfter(.setting, of: object, key) }
  }

  /// A class can take it upon itself to tell of a property's changes.
  private static func isAutomatic(_ object: AnyObject, _ key: String) -> Bool {
    guard let type = type(of: object) as? any KeyValueNotifier.Type else { return true }
    return type.isNotified(forKey: key)
  }

  static func tellBefore(_ change: PropertyChange, of object: AnyObject, _ key: String) {
    for listener in KeyListenerTable.shared.listeners(to: object, key) {
      listener.willChange(change)
    }
  }

  static func tellAfter(_ change: PropertyChange, of object: AnyObject, _ key: String) {
    for listener in KeyListenerTable.shared.listeners(to: object, key) {
      listener.didChange(change)
    }
  }
}
