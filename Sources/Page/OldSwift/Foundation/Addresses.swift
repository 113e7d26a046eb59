// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift 1 and 2 called members of URL, as a value and as a class.

import Foundation

extension URL {
  @available(*, deprecated, renamed: "appendingPathComponent(_:)")
  public func URLByAppendingPathComponent(_ component: String) -> URL {
    appendingPathComponent(component)
  }

  @available(*, deprecated, renamed: "appendingPathExtension(_:)")
  public func URLByAppendingPathExtension(_ pathExtension: String) -> URL {
    appendingPathExtension(pathExtension)
  }

  @available(*, deprecated, renamed: "deletingLastPathComponent()")
  public var URLByDeletingLastPathComponent: URL? { deletingLastPathComponent() }

  @available(*, deprecated, renamed: "deletingPathExtension()")
  public var URLByDeletingPathExtension: URL? { deletingPathExtension() }

  @available(*, deprecated, renamed: "standardized")
  public var URLByStandardizingPath: URL? { standardized }

  @available(*, deprecated, renamed: "isFileURL")
  public var fileURL: Bool { isFileURL }

  @available(*, deprecated, renamed: "init(string:relativeTo:)")
  public init?(string: String, relativeToURL base: URL?) {
    self.init(string: string, relativeTo: base)
  }
}

extension NSURL {
  @available(*, deprecated, renamed: "appendingPathComponent(_:)")
  public func URLByAppendingPathComponent(_ component: String) -> URL? {
    appendingPathComponent(component)
  }

  @available(*, deprecated, renamed: "appendingPathExtension(_:)")
  public func URLByAppendingPathExtension(_ pathExtension: String) -> URL? {
    appendingPathExtension(pathExtension)
  }

  @available(*, deprecated, renamed: "deletingLastPathComponent")
  public var URLByDeletingLastPathComponent: URL? { deletingLastPathComponent }

  @available(*, deprecated, renamed: "deletingPathExtension")
  public var URLByDeletingPathExtension: URL? { deletingPathExtension }

  @available(*, deprecated, renamed: "isFileURL")
  public var fileURL: Bool { isFileURL }

  @available(*, deprecated, renamed: "init(string:relativeTo:)")
  public convenience init?(string: String, relativeToURL base: URL?) {
    self.init(string: string, relativeTo: base)
  }
}

extension URLComponents {
  @available(*, deprecated, renamed: "url")
  public var URL: Foundation.URL? { url }
}

extension NSURLComponents {
  @available(*, deprecated, renamed: "url")
  public var URL: Foundation.URL? { url }
}
