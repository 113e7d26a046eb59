// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift 1 and 2 called sets of characters. A text of those days may ask the class for them.

import Foundation

extension CharacterSet {
  @available(*, deprecated, renamed: "getter:whitespaces()")
  public static func whitespaceCharacterSet() -> CharacterSet { .whitespaces }

  @available(*, deprecated, renamed: "getter:whitespacesAndNewlines()")
  public static func whitespaceAndNewlineCharacterSet() -> CharacterSet { .whitespacesAndNewlines }

  @available(*, deprecated, renamed: "getter:newlines()")
  public static func newlineCharacterSet() -> CharacterSet { .newlines }

  @available(*, deprecated, renamed: "getter:decimalDigits()")
  public static func decimalDigitCharacterSet() -> CharacterSet { .decimalDigits }

  @available(*, deprecated, renamed: "getter:letters()")
  public static func letterCharacterSet() -> CharacterSet { .letters }

  @available(*, deprecated, renamed: "getter:lowercaseLetters()")
  public static func lowercaseLetterCharacterSet() -> CharacterSet { .lowercaseLetters }

  @available(*, deprecated, renamed: "getter:uppercaseLetters()")
  public static func uppercaseLetterCharacterSet() -> CharacterSet { .uppercaseLetters }

  @available(*, deprecated, renamed: "getter:alphanumerics()")
  public static func alphanumericCharacterSet() -> CharacterSet { .alphanumerics }

  @available(*, deprecated, renamed: "getter:punctuationCharacters()")
  public static func punctuationCharacterSet() -> CharacterSet { .punctuationCharacters }

  @available(*, deprecated, renamed: "getter:symbols()")
  public static func symbolCharacterSet() -> CharacterSet { .symbols }

  @available(*, deprecated, renamed: "getter:controlCharacters()")
  public static func controlCharacterSet() -> CharacterSet { .controlCharacters }

  @available(*, deprecated, renamed: "getter:urlQueryAllowed()")
  public static func URLQueryAllowedCharacterSet() -> CharacterSet { .urlQueryAllowed }

  @available(*, deprecated, renamed: "getter:urlPathAllowed()")
  public static func URLPathAllowedCharacterSet() -> CharacterSet { .urlPathAllowed }

  @available(*, deprecated, renamed: "getter:urlHostAllowed()")
  public static func URLHostAllowedCharacterSet() -> CharacterSet { .urlHostAllowed }

  @available(*, deprecated, renamed: "getter:urlFragmentAllowed()")
  public static func URLFragmentAllowedCharacterSet() -> CharacterSet { .urlFragmentAllowed }

  @available(*, deprecated, renamed: "init(charactersIn:)")
  public init(charactersInString characters: String) { self.init(charactersIn: characters) }

  @available(*, deprecated, renamed: "inverted")
  public var invertedSet: CharacterSet { inverted }
}

extension NSCharacterSet {
  @available(*, deprecated, renamed: "getter:whitespaces()")
  public class func whitespaceCharacterSet() -> CharacterSet { whitespaces }

  @available(*, deprecated, renamed: "getter:whitespacesAndNewlines()")
  public class func whitespaceAndNewlineCharacterSet() -> CharacterSet { whitespacesAndNewlines }

  @available(*, deprecated, renamed: "getter:newlines()")
  public class func newlineCharacterSet() -> CharacterSet { newlines }

  @available(*, deprecated, renamed: "getter:decimalDigits()")
  public class func decimalDigitCharacterSet() -> CharacterSet { decimalDigits }

  @available(*, deprecated, renamed: "getter:letters()")
  public class func letterCharacterSet() -> CharacterSet { letters }

  @available(*, deprecated, renamed: "getter:lowercaseLetters()")
  public class func lowercaseLetterCharacterSet() -> CharacterSet { lowercaseLetters }

  @available(*, deprecated, renamed: "getter:uppercaseLetters()")
  public class func uppercaseLetterCharacterSet() -> CharacterSet { uppercaseLetters }

  @available(*, deprecated, renamed: "getter:alphanumerics()")
  public class func alphanumericCharacterSet() -> CharacterSet { alphanumerics }

  @available(*, deprecated, renamed: "getter:punctuationCharacters()")
  public class func punctuationCharacterSet() -> CharacterSet { punctuationCharacters }

  @available(*, deprecated, renamed: "getter:symbols()")
  public class func symbolCharacterSet() -> CharacterSet { symbols }

  @available(*, deprecated, renamed: "getter:controlCharacters()")
  public class func controlCharacterSet() -> CharacterSet { controlCharacters }

  @available(*, deprecated, renamed: "getter:urlQueryAllowed()")
  public class func URLQueryAllowedCharacterSet() -> CharacterSet { urlQueryAllowed }

  @available(*, deprecated, renamed: "getter:urlPathAllowed()")
  public class func URLPathAllowedCharacterSet() -> CharacterSet { urlPathAllowed }

  @available(*, deprecated, renamed: "getter:urlHostAllowed()")
  public class func URLHostAllowedCharacterSet() -> CharacterSet { urlHostAllowed }

  @available(*, deprecated, renamed: "getter:urlFragmentAllowed()")
  public class func URLFragmentAllowedCharacterSet() -> CharacterSet { urlFragmentAllowed }

  @available(*, deprecated, renamed: "init(charactersIn:)")
  public convenience init(charactersInString characters: String) {
    self.init(charactersIn: characters)
  }

  @available(*, deprecated, renamed: "inverted")
  public var invertedSet: CharacterSet { inverted }
}
