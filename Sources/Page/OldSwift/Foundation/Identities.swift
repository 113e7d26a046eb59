// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift 1 and 2 called members of identifiers, paths of indexes, errors and notifications.

import Foundation

extension UUID {
  @available(*, deprecated, renamed: "uuidString")
  public var UUIDString: String { uuidString }
}

extension NSUUID {
  @available(*, deprecated, renamed: "uuidString")
  public var UUIDString: String { uuidString }

  @available(*, deprecated, renamed: "init(uuidString:)")
  public convenience init?(UUIDString string: String) { self.init(uuidString: string) }
}

extension IndexPath {
  @available(*, deprecated, renamed: "count")
  public var length: Int { count }

  @available(*, deprecated, renamed: "subscript(_:)")
  public func indexAtPosition(_ position: Int) -> Int { self[position] }

  @available(*, deprecated, renamed: "appending(_:)")
  public func indexPathByAddingIndex(_ index: Int) -> IndexPath { appending(index) }
}

extension NSIndexPath {
  @available(*, deprecated, renamed: "index(atPosition:)")
  public func indexAtPosition(_ position: Int) -> Int { index(atPosition: position) }
}

extension NSNotification {
  @available(*, deprecated, renamed: "init(name:object:)")
  public convenience init(name: String, object: Any?) {
    self.init(name: Name(rawValue: name), object: object)
  }
}
