// What Swift 1 and 2 called members of NSArray and NSMutableArray.

import Foundation

extension NSArray {
  @available(*, deprecated, renamed: "object(at:)")
  public func objectAtIndex(_ index: Int) -> Any { object(at: index) }

  @available(*, deprecated, renamed: "index(of:)")
  public func indexOfObject(_ object: Any) -> Int { index(of: object) }

  @available(*, deprecated, renamed: "contains(_:)")
  public func containsObject(_ object: Any) -> Bool { contains(object) }

  @available(*, deprecated, renamed: "componentsJoined(by:)")
  public func componentsJoinedByString(_ separator: String) -> String {
    componentsJoined(by: separator)
  }

  @available(*, deprecated, renamed: "adding(_:)")
  public func arrayByAddingObject(_ object: Any) -> [Any] { adding(object) }

  @available(*, deprecated, renamed: "addingObjects(from:)")
  public func arrayByAddingObjectsFromArray(_ objects: [Any]) -> [Any] {
    addingObjects(from: objects)
  }

  @available(*, deprecated, renamed: "subarray(with:)")
  public func subarrayWithRange(_ range: NSRange) -> [Any] { subarray(with: range) }

  @available(*, deprecated, renamed: "enumerateObjects(_:)")
  public func enumerateObjectsUsingBlock(
    _ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateObjects(block)
  }

  @available(*, deprecated, renamed: "sortedArray(comparator:)")
  public func sortedArrayUsingComparator(
    _ comparator: (Any, Any) -> ComparisonResult
  ) -> [Any] {
    sortedArray(comparator: comparator)
  }

  @available(*, deprecated, renamed: "sortedArray(using:)")
  public func sortedArrayUsingDescriptors(_ descriptors: [NSSortDescriptor]) -> [Any] {
    sortedArray(using: descriptors)
  }

  @available(*, deprecated, renamed: "filtered(using:)")
  public func filteredArrayUsingPredicate(_ predicate: NSPredicate) -> [Any] {
    filtered(using: predicate)
  }

  @available(*, deprecated, renamed: "isEqual(to:)")
  public func isEqualToArray(_ other: [Any]) -> Bool { isEqual(to: other) }
}

extension NSMutableArray {
  @available(*, deprecated, renamed: "add(_:)")
  public func addObject(_ object: Any) { add(object) }

  @available(*, deprecated, renamed: "addObjects(from:)")
  public func addObjectsFromArray(_ objects: [Any]) { addObjects(from: objects) }

  @available(*, deprecated, renamed: "insert(_:at:)")
  public func insertObject(_ object: Any, atIndex index: Int) { insert(object, at: index) }

  @available(*, deprecated, renamed: "remove(_:)")
  public func removeObject(_ object: Any) { remove(object) }

  @available(*, deprecated, renamed: "removeObject(at:)")
  public func removeObjectAtIndex(_ index: Int) { removeObject(at: index) }

  @available(*, deprecated, renamed: "removeObjects(in:)")
  public func removeObjectsInArray(_ objects: [Any]) { removeObjects(in: objects) }

  @available(*, deprecated, renamed: "replaceObject(at:with:)")
  public func replaceObjectAtIndex(_ index: Int, withObject object: Any) {
    replaceObject(at: index, with: object)
  }

  @available(*, deprecated, renamed: "exchangeObject(at:withObjectAt:)")
  public func exchangeObjectAtIndex(_ index: Int, withObjectAtIndex other: Int) {
    exchangeObject(at: index, withObjectAt: other)
  }

  @available(*, deprecated, renamed: "sort(comparator:)")
  public func sortUsingComparator(_ comparator: (Any, Any) -> ComparisonResult) {
    sort(comparator: comparator)
  }

  @available(*, deprecated, renamed: "sort(using:)")
  public func sortUsingDescriptors(_ descriptors: [NSSortDescriptor]) { sort(using: descriptors) }

  @available(*, deprecated, renamed: "filter(using:)")
  public func filterUsingPredicate(_ predicate: NSPredicate) { filter(using: predicate) }
}
