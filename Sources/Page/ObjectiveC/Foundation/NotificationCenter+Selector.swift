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
///
/// Foundation tells its observers in no order that could be relied on. So a center has one block for each
/// name, and the observers of a name are told in the order in which they were added, as at Apple.
private final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private final class Entry {
    weak var observer: AnyObject?
    let selector: Selector
    let object: ObjectIdentifier?
    var isRemoved = false

    init(_ observer: AnyObject, _ selector: Selector, _ object: ObjectIdentifier?) {
      (self.observer, self.selector, self.object) = (observer, selector, object)
    }
  }

  /// The observers of one name at one center.
  private struct Group {
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    let token: any NSObjectProtocol
    var entries: [Entry] = []
  }

  private let lock = NSRecursiveLock()
  private var groups: [Group] = []

  func add(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?,
    to center: NotificationCenter
  ) {
    let entry = Entry(observer, selector, Self.identity(object))
    lock.withLock {
      forget { $0.observer == nil }
      if let index = groups.firstIndex(where: { $0.center === center && $0.name == name }) {
        groups[index].entries.append(entry)
        return
      }
      let token = center.addObserver(forName: name, object: nil, queue: nil) {
        [weak center] note in
        if let center { self.tell(note, at: center, name) }
      }
      groups.append(Group(center: center, name: name, token: token, entries: [entry]))
    }
  }

  func remove(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?,
    from center: NotificationCenter
  ) {
    let identity = Self.identity(object)
    lock.withLock {
      forget(at: center, name) {
        $0.observer === observer && (identity == nil || $0.object == identity)
      }
    }
  }

  private func tell(
    _ note: Notification, at center: NotificationCenter, _ name: NSNotification.Name?
  ) {
    let entries = lock.withLock {
      groups.first { $0.center === center && $0.name == name }?.entries ?? []
    }
    let object = Self.identity(note.object)
    for entry in entries where !entry.isRemoved && (entry.object == nil || entry.object == object) {
      if let observer = entry.observer { entry.selector.perform(on: observer, with: note) }
    }
  }

  /// Ends what is meant, and blocks that are for nobody any more.
  private func forget(
    at center: NotificationCenter? = nil, _ name: NSNotification.Name? = nil,
    _ isMeant: (Entry) -> Bool
  ) {
    for index in groups.indices
    where (center == nil || groups[index].center === center)
      && (name == nil || groups[index].name == name)
    {
      groups[index].entries.removeAll { entry in
        guard isMeant(entry) else { return false }
        entry.isRemoved = true
        return true
      }
    }
    let empty = groups.filter { $0.entries.isEmpty }
    groups.removeAll { $0.entries.isEmpty }
    for group in empty { group.center?.removeObserver(group.token as Any) }
  }

  private static func identity(_ object: Any?) -> ObjectIdentifier? {
    object.map { ObjectIdentifier($0 as AnyObject) }
  }
}
