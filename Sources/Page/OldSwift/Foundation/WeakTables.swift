import Foundation
import FoundationAdditions

// What Swift 1 and 2 called tables that hold their objects weakly.

extension NSHashTable where ObjectType == AnyObject {
  @available(*, deprecated, renamed: "weakObjects()")
  public static func weakObjectsHashTable() -> NSHashTable<AnyObject> { weakObjects() }

  @available(*, deprecated, renamed: "add(_:)")
  public func addObject(_ object: AnyObject?) { add(object) }

  @available(*, deprecated, renamed: "remove(_:)")
  public func removeObject(_ object: AnyObject?) { remove(object) }

  @available(*, deprecated, renamed: "contains(_:)")
  public func containsObject(_ object: AnyObject?) -> Bool { contains(object) }
}
