// What Swift 1 and 2 called members of locales and time zones.

import Foundation

extension Locale {
  @available(*, deprecated, renamed: "characterDirection(forLanguage:)")
  public static func characterDirectionForLanguage(
    _ language: String
  ) -> NSLocale.LanguageDirection {
    Locale.characterDirection(forLanguage: language)
  }

  @available(*, deprecated, renamed: "getter:current()")
  public static func currentLocale() -> Locale { .current }

  @available(*, deprecated, renamed: "init(identifier:)")
  public init(localeIdentifier: String) { self.init(identifier: localeIdentifier) }
}

extension NSLocale {
  @available(*, deprecated, renamed: "characterDirection(forLanguage:)")
  public class func characterDirectionForLanguage(
    _ language: String
  ) -> NSLocale.LanguageDirection {
    Locale.characterDirection(forLanguage: language)
  }

  @available(*, deprecated, renamed: "getter:current()")
  public class func currentLocale() -> Locale { current }

  @available(*, deprecated, renamed: "getter:preferredLanguages()")
  public class func preferredLanguages() -> [String] { preferredLanguages }

  @available(*, deprecated, renamed: "object(forKey:)")
  public func objectForKey(_ key: NSLocale.Key) -> Any? { object(forKey: key) }

  @available(*, deprecated, renamed: "displayName(forKey:value:)")
  public func displayNameForKey(_ key: NSLocale.Key, value: String) -> String? {
    displayName(forKey: key, value: value)
  }
}

extension TimeZone {
  @available(*, deprecated, renamed: "getter:current()")
  public static func localTimeZone() -> TimeZone { .current }

  @available(*, deprecated, renamed: "getter:current()")
  public static func systemTimeZone() -> TimeZone { .current }

  @available(*, deprecated, renamed: "getter:current()")
  public static func defaultTimeZone() -> TimeZone { .current }

  @available(*, deprecated, renamed: "init(identifier:)")
  public init?(name: String) { self.init(identifier: name) }

  @available(*, deprecated, renamed: "init(secondsFromGMT:)")
  public init?(forSecondsFromGMT seconds: Int) { self.init(secondsFromGMT: seconds) }
}

extension NSTimeZone {
  @available(*, deprecated, renamed: "getter:local()")
  public class func localTimeZone() -> TimeZone { local }

  @available(*, deprecated, message: "Say TimeZone.current.")
  public class func systemTimeZone() -> TimeZone { system }

  @available(*, deprecated, renamed: "getter:default()")
  public class func defaultTimeZone() -> TimeZone { `default` }
}
