import Foundation

extension NotificationCenter {
  /// Calls an observer's method for each notification of a name, as long as the observer lives.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    SelectorObservers.shared.add(observer as AnyObject, selector, name, object, to: self)
  }

  /// Ends all that was asked for an observer; what a block was given for is an observer too.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.shared.remove(observer, name: nil, object: nil, from: self)
    removeObserver(observer as Any)
  }

  /// Ends what was asked for an observer, for one name or one object.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    SelectorObservers.shared.remove(observer, name: name, object: object, from: self)
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// Who is told of notifications by a method; Foundation here knows blocks only.
private final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private struct Entry {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?,
    to center: NotificationCenter
  ) {
    weak nonisolated(unsafe) let target = observer
    let token = center.addObserver(forName: name, object: object, queue: nil) { note in
      if let target { selector.perform(on: target, with: note) }
    }
    let entry = Entry(
      observer: observer, center: center, name: name, object: Self.identity(object), token: token)
    take { $0.observer == nil }
    lock.lock()
    entries.append(entry)
    lock.unlock()
  }

  func remove(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?,
    from center: NotificationCenter
  ) {
    let identity = Self.identity(object)
    take { entry in
      entry.observer === observer && entry.center === center
        && (name == nil || entry.name == name) && (identity == nil || entry.object == identity)
    }
  }

  /// Ends what is meant, and what belongs to observers that are gone.
  private func take(_ isMeant: (Entry) -> Bool) {
    lock.lock()
    let taken = entries.filter(isMeant)
    entries.removeAll { entry in taken.contains { $0.token === entry.token } }
    lock.unlock()
    for entry in taken { entry.center?.removeObserver(entry.token as Any) }
  }

  private static func identity(_ object: Any?) -> ObjectIdentifier? {
    object.map { ObjectIdentifier($0 as AnyObject) }
  }
}
