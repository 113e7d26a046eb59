import Foundation

/// Begins what no other thread may do with the object at the same time.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.lock(object as AnyObject)
  return 0
}

/// Ends what `objc_sync_enter` began.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.shared.unlock(object as AnyObject)
}

/// A lock for each object that is in use, for as long as it is.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  private final class Entry {
    let lock = NSRecursiveLock()
    var users = 0
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func lock(_ object: AnyObject) {
    lock.lock()
    let entry = entries[ObjectIdentifier(object)] ?? Entry()
    entries[ObjectIdentifier(object)] = entry
    entry.users += 1
    lock.unlock()
    entry.lock.lock()
  }

  /// An error number where nobody has locked it.
  func unlock(_ object: AnyObject) -> Int32 {
    lock.lock()
    defer { lock.unlock() }
    guard let entry = entries[ObjectIdentifier(object)] else { return -1 }
    entry.users -= 1
    if entry.users == 0 { entries[ObjectIdentifier(object)] = nil }
    entry.lock.unlock()
    return 0
  }
}
