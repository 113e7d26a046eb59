// What Swift 1 and 2 called members of NSDictionary, NSSet and what changes them.

import Foundation

extension NSDictionary {
  @available(*, deprecated, renamed: "object(forKey:)")
  public func objectForKey(_ key: Any) -> Any? { object(forKey: key) }

  @available(*, deprecated, renamed: "value(forKey:)")
  public func valueForKey(_ key: String) -> Any? { value(forKey: key) }

  @available(*, deprecated, renamed: "allKeys(for:)")
  public func allKeysForObject(_ object: Any) -> [Any] { allKeys(for: object) }

  @available(*, deprecated, renamed: "enumerateKeysAndObjects(_:)")
  public func enumerateKeysAndObjectsUsingBlock(
    _ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateKeysAndObjects(block)
  }

  @available(*, deprecated, renamed: "isEqual(to:)")
  public func isEqualToDictionary(_ other: [AnyHashable: Any]) -> Bool { isEqual(to: other) }
}

extension NSMutableDictionary {
  @available(*, deprecated, renamed: "removeObject(forKey:)")
  public func removeObjectForKey(_ key: Any) { removeObject(forKey: key) }

  @available(*, deprecated, renamed: "removeObjects(forKeys:)")
  public func removeObjectsForKeys(_ keys: [Any]) { removeObjects(forKeys: keys) }

  @available(*, deprecated, renamed: "addEntries(from:)")
  public func addEntriesFromDictionary(_ other: [AnyHashable: Any]) { addEntries(from: other) }
}

extension NSSet {
  @available(*, deprecated, renamed: "contains(_:)")
  public func containsObject(_ object: Any) -> Bool { contains(object) }

  @available(*, deprecated, renamed: "isSubset(of:)")
  public func isSubsetOfSet(_ other: Set<AnyHashable>) -> Bool { isSubset(of: other) }

  @available(*, deprecated, renamed: "intersects(_:)")
  public func intersectsSet(_ other: Set<AnyHashable>) -> Bool { intersects(other) }

  @available(*, deprecated, renamed: "filtered(using:)")
  public func filteredSetUsingPredicate(_ predicate: NSPredicate) -> Set<AnyHashable> {
    filtered(using: predicate)
  }
}

extension NSMutableSet {
  @available(*, deprecated, renamed: "add(_:)")
  public func addObject(_ object: Any) { add(object) }

  @available(*, deprecated, renamed: "addObjects(from:)")
  public func addObjectsFromArray(_ objects: [Any]) { addObjects(from: objects) }

  @available(*, deprecated, renamed: "remove(_:)")
  public func removeObject(_ object: Any) { remove(object) }

  @available(*, deprecated, renamed: "union(_:)")
  public func unionSet(_ other: Set<AnyHashable>) { union(other) }

  @available(*, deprecated, renamed: "intersect(_:)")
  public func intersectSet(_ other: Set<AnyHashable>) { intersect(other) }

  @available(*, deprecated, renamed: "minus(_:)")
  public func minusSet(_ other: Set<AnyHashable>) { minus(other) }
}

extension NSCountedSet {
  @available(*, deprecated, renamed: "count(for:)")
  public func countForObject(_ object: Any) -> Int { count(for: object) }
}

extension NSCache {
  @available(*, deprecated, renamed: "object(forKey:)")
  public func objectForKey(_ key: KeyType) -> ObjectType? { object(forKey: key) }

  @available(*, deprecated, renamed: "removeObject(forKey:)")
  public func removeObjectForKey(_ key: KeyType) { removeObject(forKey: key) }
}
