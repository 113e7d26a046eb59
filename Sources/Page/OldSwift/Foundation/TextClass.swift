// What Swift 1 and 2 called members of NSString.

import Foundation

extension NSString {
  @available(*, deprecated, renamed: "uppercased")
  public var uppercaseString: String { uppercased }

  @available(*, deprecated, renamed: "lowercased")
  public var lowercaseString: String { lowercased }

  @available(*, deprecated, renamed: "capitalized")
  public var capitalizedString: String { capitalized }

  @available(*, deprecated, renamed: "character(at:)")
  public func characterAtIndex(_ index: Int) -> unichar { character(at: index) }

  @available(*, deprecated, renamed: "contains(_:)")
  public func containsString(_ other: String) -> Bool { contains(other) }

  @available(*, deprecated, renamed: "components(separatedBy:)")
  public func componentsSeparatedByString(_ separator: String) -> [String] {
    components(separatedBy: separator)
  }

  @available(*, deprecated, renamed: "components(separatedBy:)")
  public func componentsSeparatedByCharactersInSet(_ separators: CharacterSet) -> [String] {
    components(separatedBy: separators)
  }

  @available(*, deprecated, renamed: "appending(_:)")
  public func stringByAppendingString(_ other: String) -> String { appending(other) }

  @available(*, deprecated, renamed: "trimmingCharacters(in:)")
  public func stringByTrimmingCharactersInSet(_ characters: CharacterSet) -> String {
    trimmingCharacters(in: characters)
  }

  @available(*, deprecated, renamed: "replacingOccurrences(of:with:)")
  public func stringByReplacingOccurrencesOfString(
    _ target: String, withString replacement: String
  ) -> String {
    replacingOccurrences(of: target, with: replacement)
  }

  @available(*, deprecated, renamed: "replacingOccurrences(of:with:options:range:)")
  public func stringByReplacingOccurrencesOfString(
    _ target: String, withString replacement: String, options: CompareOptions, range: NSRange
  ) -> String {
    replacingOccurrences(of: target, with: replacement, options: options, range: range)
  }

  @available(*, deprecated, renamed: "replacingCharacters(in:with:)")
  public func stringByReplacingCharactersInRange(
    _ range: NSRange, withString replacement: String
  ) -> String {
    replacingCharacters(in: range, with: replacement)
  }

  @available(*, deprecated, renamed: "substring(from:)")
  public func substringFromIndex(_ index: Int) -> String { substring(from: index) }

  @available(*, deprecated, renamed: "substring(to:)")
  public func substringToIndex(_ index: Int) -> String { substring(to: index) }

  @available(*, deprecated, renamed: "substring(with:)")
  public func substringWithRange(_ range: NSRange) -> String { substring(with: range) }

  @available(*, deprecated, renamed: "range(of:)")
  public func rangeOfString(_ other: String) -> NSRange { range(of: other) }

  @available(*, deprecated, renamed: "range(of:options:)")
  public func rangeOfString(_ other: String, options: CompareOptions) -> NSRange {
    range(of: other, options: options)
  }

  @available(*, deprecated, renamed: "range(of:options:range:)")
  public func rangeOfString(
    _ other: String, options: CompareOptions, range: NSRange
  ) -> NSRange {
    self.range(of: other, options: options, range: range)
  }

  @available(*, deprecated, renamed: "isEqual(to:)")
  public func isEqualToString(_ other: String) -> Bool { isEqual(to: other) }

  @available(*, deprecated, renamed: "appendingPathComponent(_:)")
  public func stringByAppendingPathComponent(_ component: String) -> String {
    appendingPathComponent(component)
  }

  @available(*, deprecated, renamed: "appendingPathExtension(_:)")
  public func stringByAppendingPathExtension(_ pathExtension: String) -> String? {
    appendingPathExtension(pathExtension)
  }

  @available(*, deprecated, renamed: "deletingLastPathComponent")
  public var stringByDeletingLastPathComponent: String { deletingLastPathComponent }

  @available(*, deprecated, renamed: "deletingPathExtension")
  public var stringByDeletingPathExtension: String { deletingPathExtension }

  @available(*, deprecated, renamed: "expandingTildeInPath")
  public var stringByExpandingTildeInPath: String { expandingTildeInPath }

  @available(*, deprecated, message: "Say data(using: String.Encoding.utf8.rawValue).")
  public func dataUsingEncoding(_ encoding: String.Encoding) -> Data? {
    data(using: encoding.rawValue)
  }
}

extension NSMutableString {
  @available(*, deprecated, renamed: "append(_:)")
  public func appendString(_ other: String) { append(other) }

  @available(*, deprecated, renamed: "insert(_:at:)")
  public func insertString(_ other: String, atIndex index: Int) { insert(other, at: index) }

  @available(*, deprecated, renamed: "deleteCharacters(in:)")
  public func deleteCharactersInRange(_ range: NSRange) { deleteCharacters(in: range) }

  @available(*, deprecated, renamed: "replaceCharacters(in:with:)")
  public func replaceCharactersInRange(_ range: NSRange, withString string: String) {
    replaceCharacters(in: range, with: string)
  }

  @available(*, deprecated, renamed: "replaceOccurrences(of:with:options:range:)")
  @discardableResult
  public func replaceOccurrencesOfString(
    _ target: String, withString replacement: String, options: CompareOptions, range: NSRange
  ) -> Int {
    replaceOccurrences(of: target, with: replacement, options: options, range: range)
  }
}
