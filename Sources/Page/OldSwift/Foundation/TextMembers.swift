// What Swift 1 and 2 called what Foundation adds to String.

import Foundation

extension String {
  @available(*, deprecated, renamed: "uppercased()")
  public var uppercaseString: String { uppercased() }

  @available(*, deprecated, renamed: "lowercased()")
  public var lowercaseString: String { lowercased() }

  @available(*, deprecated, renamed: "capitalized")
  public var capitalizedString: String { capitalized }

  @available(*, deprecated, renamed: "localizedUppercase")
  public var localizedUppercaseString: String { localizedUppercase }

  @available(*, deprecated, renamed: "localizedLowercase")
  public var localizedLowercaseString: String { localizedLowercase }

  @available(*, deprecated, renamed: "localizedCapitalized")
  public var localizedCapitalizedString: String { localizedCapitalized }

  @available(*, deprecated, renamed: "contains(_:)")
  public func containsString(_ other: String) -> Bool { contains(other) }

  @available(*, deprecated, renamed: "localizedCaseInsensitiveContains(_:)")
  public func localizedCaseInsensitiveContainsString(_ other: String) -> Bool {
    localizedCaseInsensitiveContains(other)
  }

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
    _ target: String, withString replacement: String, options: CompareOptions,
    range: Range<Index>? = nil
  ) -> String {
    replacingOccurrences(of: target, with: replacement, options: options, range: range)
  }

  @available(*, deprecated, renamed: "replacingCharacters(in:with:)")
  public func stringByReplacingCharactersInRange(
    _ range: Range<Index>, withString replacement: String
  ) -> String {
    replacingCharacters(in: range, with: replacement)
  }

  @available(*, deprecated, renamed: "padding(toLength:withPad:startingAt:)")
  public func stringByPaddingToLength(
    _ length: Int, withString pad: String, startingAtIndex index: Int
  ) -> String {
    padding(toLength: length, withPad: pad, startingAt: index)
  }

  @available(*, deprecated, renamed: "substring(from:)")
  public func substringFromIndex(_ index: Index) -> String { String(self[index...]) }

  @available(*, deprecated, renamed: "substring(to:)")
  public func substringToIndex(_ index: Index) -> String { String(self[..<index]) }

  @available(*, deprecated, renamed: "substring(with:)")
  public func substringWithRange(_ range: Range<Index>) -> String { String(self[range]) }

  @available(*, deprecated, renamed: "range(of:)")
  public func rangeOfString(_ other: String) -> Range<Index>? { range(of: other) }

  @available(*, deprecated, renamed: "range(of:options:range:locale:)")
  public func rangeOfString(
    _ other: String, options: CompareOptions, range: Range<Index>? = nil, locale: Locale? = nil
  ) -> Range<Index>? {
    self.range(of: other, options: options, range: range, locale: locale)
  }

  @available(*, deprecated, renamed: "rangeOfCharacter(from:)")
  public func rangeOfCharacterFromSet(_ characters: CharacterSet) -> Range<Index>? {
    rangeOfCharacter(from: characters)
  }

  @available(*, deprecated, renamed: "rangeOfCharacter(from:options:)")
  public func rangeOfCharacterFromSet(
    _ characters: CharacterSet, options: CompareOptions
  ) -> Range<Index>? {
    rangeOfCharacter(from: characters, options: options)
  }

  @available(*, deprecated, renamed: "rangeOfCharacter(from:options:range:)")
  public func rangeOfCharacterFromSet<Part: RangeExpression>(
    _ characters: CharacterSet, options: CompareOptions, range: Part
  ) -> Range<Index>? where Part.Bound == Index {
    rangeOfCharacter(from: characters, options: options, range: range.relative(to: self))
  }

  @available(*, deprecated, renamed: "commonPrefix(with:options:)")
  public func commonPrefixWithString(_ other: String, options: CompareOptions) -> String {
    commonPrefix(with: other, options: options)
  }

  @available(*, deprecated, renamed: "enumerateLines(invoking:)")
  public func enumerateLines(_ body: @escaping (_ line: String, _ stop: inout Bool) -> Void) {
    enumerateLines(invoking: body)
  }
}
