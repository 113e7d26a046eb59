import Foundation

/// Whoever wants to know when one property of one object changes, for as long as it lives.
final class KeyListener {
  let willChange: (PropertyChange) -> Void
  let didChange: (PropertyChange) -> Void
  private let owner: ObjectIdentifier
  private let key: String

  init(
    _ object: AnyObject, _ key: String, willChange: @escaping (PropertyChange) -> Void,
    didChange: @escaping (PropertyChange) -> Void
  ) {
    owner = ObjectIdentifier(object)
    self.key = key
    self.willChange = willChange
    self.didChange = didChange
    KeyListenerTable.shared.add(self, to: object, key)
  }

  deinit { KeyListenerTable.shared.remove(ObjectIdentifier(self), from: owner, key) }
}

/// Who listens to what.
///
/// Nobody tells when an object goes. Its listeners stay until those of others have become many, and an
/// object that lies where another has been is never heard by that one's.
final class KeyListenerTable: @unchecked Sendable {
  static let shared = KeyListenerTable()

  private struct Place {
    let id: ObjectIdentifier
    weak var listener: KeyListener?
  }

  private struct Listened {
    weak var object: AnyObject?
    var places: [String: [Place]] = [:]
  }

  private let lock = NSRecursiveLock()
  private var objects: [ObjectIdentifier: Listened] = [:]
  private var pruneAt = 64
  /// Read without the lock, by every setter: nothing is listened to in most pages.
  nonisolated(unsafe) private(set) static var isEmpty = true

  func add(_ listener: KeyListener, to object: AnyObject, _ key: String) {
    lock.lock()
    defer { lock.unlock() }
    var listened = listened(of: object) ?? Listened(object: object)
    let place = Place(id: ObjectIdentifier(listener), listener: listener)
    listened.places[key, default: []].append(place)
    objects[ObjectIdentifier(object)] = listened
    Self.isEmpty = false
    prune()
  }

  func remove(_ listener: ObjectIdentifier, from owner: ObjectIdentifier, _ key: String) {
    lock.lock()
    defer { lock.unlock() }
    objects[owner]?.places[key]?.removeAll { $0.id == listener }
    if objects[owner]?.places[key]?.isEmpty == true { objects[owner]?.places[key] = nil }
    if objects[owner]?.places.isEmpty == true { objects[owner] = nil }
    Self.isEmpty = objects.isEmpty
  }

  /// In the order in which they came.
  func listeners(to object: AnyObject, _ key: String) -> [KeyListener] {
    lock.lock()
    defer { lock.unlock() }
    return listened(of: object)?.places[key]?.compactMap(\.listener) ?? []
  }

  private func listened(of object: AnyObject) -> Listened? {
    objects[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  private func prune() {
    guard objects.count > pruneAt else { return }
    objects = objects.filter { $0.value.object != nil }
    pruneAt = max(64, objects.count * 2)
  }
}
