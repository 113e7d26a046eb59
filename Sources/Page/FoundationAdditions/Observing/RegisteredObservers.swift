import Foundation

/// What one call of `addObserver` began.
struct RegisteredObserver {
  let context: UnsafeMutableRawPointer?
  private let keyPath: String
  private let observer: ObjectIdentifier
  private let subscription: KeyValueSubscription

  init(
    _ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?,
    _ subscription: KeyValueSubscription
  ) {
    self.observer = ObjectIdentifier(observer)
    self.keyPath = keyPath
    self.context = context
    self.subscription = subscription
  }

  func isOf(_ observer: NSObject, _ keyPath: String) -> Bool {
    self.observer == ObjectIdentifier(observer) && self.keyPath == keyPath
  }

  func end() { subscription.end() }
}

/// Observers by the object they observe, which keeps none of them alive.
final class RegisteredObservers: @unchecked Sendable {
  static let shared = RegisteredObservers()

  private struct Observed {
    weak var object: NSObject?
    var observers: [RegisteredObserver] = []
  }

  private let lock = NSRecursiveLock()
  private var objects: [ObjectIdentifier: Observed] = [:]
  private var pruneAt = 64

  func add(_ observer: RegisteredObserver, to object: NSObject) {
    lock.lock()
    defer { lock.unlock() }
    var observed = observed(object) ?? Observed(object: object)
    observed.observers.append(observer)
    objects[ObjectIdentifier(object)] = observed
    guard objects.count > pruneAt else { return }
    objects = objects.filter { $0.value.object != nil }
    pruneAt = max(64, objects.count * 2)
  }

  /// Ends the last that is meant; false where there is none.
  func remove(from object: NSObject, where isMeant: (RegisteredObserver) -> Bool) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard var observed = observed(object),
      let index = observed.observers.lastIndex(where: isMeant)
    else { return false }
    observed.observers.remove(at: index).end()
    objects[ObjectIdentifier(object)] = observed.observers.isEmpty ? nil : observed
    return true
  }

  private func observed(_ object: NSObject) -> Observed? {
    objects[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }
}
