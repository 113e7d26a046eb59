// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift 1 and 2 called members of FileManager and Bundle.

import Foundation

extension FileManager {
  @available(*, deprecated, renamed: "getter:default()")
  public class func defaultManager() -> FileManager { .default }

  @available(*, deprecated, renamed: "fileExists(atPath:)")
  public func fileExistsAtPath(_ path: String) -> Bool { fileExists(atPath: path) }

  @available(*, deprecated, renamed: "isReadableFile(atPath:)")
  public func isReadableFileAtPath(_ path: String) -> Bool { isReadableFile(atPath: path) }

  @available(*, deprecated, renamed: "contents(atPath:)")
  public func contentsAtPath(_ path: String) -> Data? { contents(atPath: path) }

  @available(*, deprecated, renamed: "contentsOfDirectory(atPath:)")
  public func contentsOfDirectoryAtPath(_ path: String) throws -> [String] {
    try contentsOfDirectory(atPath: path)
  }

  @available(*, deprecated, renamed: "attributesOfItem(atPath:)")
  public func attributesOfItemAtPath(_ path: String) throws -> [FileAttributeKey: Any] {
    try attributesOfItem(atPath: path)
  }

  @available(*, deprecated, renamed: "createFile(atPath:contents:attributes:)")
  @discardableResult
  public func createFileAtPath(
    _ path: String, contents: Data?, attributes: [FileAttributeKey: Any]?
  ) -> Bool {
    createFile(atPath: path, contents: contents, attributes: attributes)
  }

  @available(
    *, deprecated, renamed: "createDirectory(atPath:withIntermediateDirectories:attributes:)"
  )
  public func createDirectoryAtPath(
    _ path: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]?
  ) throws {
    try createDirectory(
      atPath: path, withIntermediateDirectories: withIntermediateDirectories,
      attributes: attributes)
  }

  @available(*, deprecated, renamed: "removeItem(atPath:)")
  public func removeItemAtPath(_ path: String) throws { try removeItem(atPath: path) }

  @available(*, deprecated, renamed: "removeItem(at:)")
  public func removeItemAtURL(_ url: URL) throws { try removeItem(at: url) }

  @available(*, deprecated, renamed: "copyItem(atPath:toPath:)")
  public func copyItemAtPath(_ path: String, toPath destination: String) throws {
    try copyItem(atPath: path, toPath: destination)
  }

  @available(*, deprecated, renamed: "moveItem(atPath:toPath:)")
  public func moveItemAtPath(_ path: String, toPath destination: String) throws {
    try moveItem(atPath: path, toPath: destination)
  }

  @available(*, deprecated, renamed: "urls(for:in:)")
  public func URLsForDirectory(
    _ directory: SearchPathDirectory, inDomains domains: SearchPathDomainMask
  ) -> [URL] {
    urls(for: directory, in: domains)
  }

  @available(*, deprecated, renamed: "enumerator(atPath:)")
  public func enumeratorAtPath(_ path: String) -> DirectoryEnumerator? { enumerator(atPath: path) }
}

extension Bundle {
  @available(*, deprecated, renamed: "getter:main()")
  public class func mainBundle() -> Bundle { main }

  @available(*, deprecated, renamed: "path(forResource:ofType:)")
  public func pathForResource(_ name: String?, ofType type: String?) -> String? {
    path(forResource: name, ofType: type)
  }

  @available(*, deprecated, renamed: "path(forResource:ofType:inDirectory:)")
  public func pathForResource(
    _ name: String?, ofType type: String?, inDirectory directory: String?
  ) -> String? {
    path(forResource: name, ofType: type, inDirectory: directory)
  }

  @available(*, deprecated, renamed: "url(forResource:withExtension:)")
  public func URLForResource(_ name: String?, withExtension pathExtension: String?) -> URL? {
    url(forResource: name, withExtension: pathExtension)
  }

  @available(*, deprecated, renamed: "paths(forResourcesOfType:inDirectory:)")
  public func pathsForResourcesOfType(_ type: String?, inDirectory directory: String?) -> [String] {
    paths(forResourcesOfType: type, inDirectory: directory)
  }

  @available(*, deprecated, renamed: "object(forInfoDictionaryKey:)")
  public func objectForInfoDictionaryKey(_ key: String) -> Any? {
    object(forInfoDictionaryKey: key)
  }

  @available(*, deprecated, renamed: "localizedString(forKey:value:table:)")
  public func localizedStringForKey(_ key: String, value: String?, table: String?) -> String {
    localizedString(forKey: key, value: value, table: table)
  }
}

extension FileManager.SearchPathDirectory {
  @available(*, deprecated, renamed: "documentDirectory")
  public static var DocumentDirectory: Self { .documentDirectory }

  @available(*, deprecated, renamed: "libraryDirectory")
  public static var LibraryDirectory: Self { .libraryDirectory }

  @available(*, deprecated, renamed: "cachesDirectory")
  public static var CachesDirectory: Self { .cachesDirectory }

  @available(*, deprecated, renamed: "desktopDirectory")
  public static var DesktopDirectory: Self { .desktopDirectory }

  @available(*, deprecated, renamed: "applicationSupportDirectory")
  public static var ApplicationSupportDirectory: Self { .applicationSupportDirectory }
}

extension FileManager.SearchPathDomainMask {
  @available(*, deprecated, renamed: "userDomainMask")
  public static var UserDomainMask: Self { .userDomainMask }

  @available(*, deprecated, renamed: "allDomainsMask")
  public static var AllDomainsMask: Self { .allDomainsMask }
}
