// What Swift 1 and 2 called going from texts to bytes, files, addresses and paths.

import Foundation

extension String {
  @available(*, deprecated, renamed: "data(using:)")
  public func dataUsingEncoding(_ encoding: Encoding) -> Data? { data(using: encoding) }

  @available(*, deprecated, renamed: "data(using:allowLossyConversion:)")
  public func dataUsingEncoding(_ encoding: Encoding, allowLossyConversion: Bool) -> Data? {
    data(using: encoding, allowLossyConversion: allowLossyConversion)
  }

  @available(*, deprecated, renamed: "lengthOfBytes(using:)")
  public func lengthOfBytesUsingEncoding(_ encoding: Encoding) -> Int {
    lengthOfBytes(using: encoding)
  }

  @available(*, deprecated, renamed: "canBeConverted(to:)")
  public func canBeConvertedToEncoding(_ encoding: Encoding) -> Bool {
    canBeConverted(to: encoding)
  }

  @available(*, deprecated, renamed: "init(contentsOf:encoding:)")
  public init(contentsOfURL url: URL, encoding: Encoding) throws {
    try self.init(contentsOf: url, encoding: encoding)
  }

  @available(*, deprecated, renamed: "write(to:atomically:encoding:)")
  public func writeToURL(_ url: URL, atomically: Bool, encoding: Encoding) throws {
    try write(to: url, atomically: atomically, encoding: encoding)
  }

  @available(*, deprecated, renamed: "write(toFile:atomically:encoding:)")
  public func writeToFile(_ path: String, atomically: Bool, encoding: Encoding) throws {
    try write(toFile: path, atomically: atomically, encoding: encoding)
  }

  @available(*, deprecated, renamed: "addingPercentEncoding(withAllowedCharacters:)")
  public func stringByAddingPercentEncodingWithAllowedCharacters(
    _ characters: CharacterSet
  ) -> String? {
    addingPercentEncoding(withAllowedCharacters: characters)
  }

  @available(*, deprecated, message: "Say addingPercentEncoding(withAllowedCharacters:).")
  public func stringByAddingPercentEscapesUsingEncoding(_ encoding: Encoding) -> String? {
    guard canBeConverted(to: encoding) else { return nil }
    return addingPercentEncoding(withAllowedCharacters: .unescaped)
  }

  @available(*, deprecated, message: "Say removingPercentEncoding.")
  public func stringByReplacingPercentEscapesUsingEncoding(_ encoding: Encoding) -> String? {
    removingPercentEncoding
  }

  @available(*, deprecated, renamed: "removingPercentEncoding")
  public var stringByRemovingPercentEncoding: String? { removingPercentEncoding }
}

extension CharacterSet {
  /// What was not escaped: everything an address may have, beside what has a meaning of its own in it.
  fileprivate static let unescaped = CharacterSet(
    charactersIn:
      "!$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~")
}

// Swift 1 had these on String, Swift 2 on NSString.
extension String {
  @available(*, deprecated, message: "Say URL(fileURLWithPath: path).lastPathComponent.")
  public var lastPathComponent: String { NSString(string: self).lastPathComponent }

  @available(*, deprecated, message: "Say URL(fileURLWithPath: path).pathExtension.")
  public var pathExtension: String { NSString(string: self).pathExtension }

  @available(*, deprecated, message: "Say URL(fileURLWithPath: path).pathComponents.")
  public var pathComponents: [String] { NSString(string: self).pathComponents }

  @available(*, deprecated, message: "Say URL(fileURLWithPath: path).appendingPathComponent(_:).")
  public func stringByAppendingPathComponent(_ component: String) -> String {
    NSString(string: self).appendingPathComponent(component)
  }

  @available(*, deprecated, message: "Say URL(fileURLWithPath: path).appendingPathExtension(_:).")
  public func stringByAppendingPathExtension(_ pathExtension: String) -> String? {
    NSString(string: self).appendingPathExtension(pathExtension)
  }

  @available(*, deprecated, message: "Say URL(fileURLWithPath: path).deletingLastPathComponent().")
  public var stringByDeletingLastPathComponent: String {
    NSString(string: self).deletingLastPathComponent
  }

  @available(*, deprecated, message: "Say URL(fileURLWithPath: path).deletingPathExtension().")
  public var stringByDeletingPathExtension: String { NSString(string: self).deletingPathExtension }
}
