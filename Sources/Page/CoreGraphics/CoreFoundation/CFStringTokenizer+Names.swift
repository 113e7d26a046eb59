import Foundation

public typealias CFOptionFlags = UInt
public typealias CFLocale = Locale

/// The place of what was not found.
public let kCFNotFound: CFIndex = -1

/// Words alone.
public let kCFStringTokenizerUnitWord: CFOptionFlags = 0
public let kCFStringTokenizerUnitSentence: CFOptionFlags = 1
public let kCFStringTokenizerUnitParagraph: CFOptionFlags = 2
/// What stays together where lines are broken.
public let kCFStringTokenizerUnitLineBreak: CFOptionFlags = 3
/// Words, and what stands between them.
public let kCFStringTokenizerUnitWordBoundary: CFOptionFlags = 4

public let kCFStringTokenizerAttributeLatinTranscription: CFOptionFlags = 1 << 16

/// What a token consists of; empty where there is none.
public struct CFStringTokenizerTokenType: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let normal = CFStringTokenizerTokenType(rawValue: 1)
  public static let hasSubTokensMask = CFStringTokenizerTokenType(rawValue: 1 << 1)
  public static let hasDerivedSubTokensMask = CFStringTokenizerTokenType(rawValue: 1 << 2)
  public static let hasHasNumbersMask = CFStringTokenizerTokenType(rawValue: 1 << 3)
  public static let hasNonLettersMask = CFStringTokenizerTokenType(rawValue: 1 << 4)
  public static let isCJWordMask = CFStringTokenizerTokenType(rawValue: 1 << 5)
}

/// The locale of nobody.
public func CFLocaleGetSystem() -> CFLocale! { Locale(identifier: "") }

/// The person's locale.
public func CFLocaleCopyCurrent() -> CFLocale! { .current }

/// The locale of an identifier.
public func CFLocaleCreate(_ allocator: CFAllocator?, _ identifier: CFString!) -> CFLocale! {
  Locale(identifier: identifier)
}

/// What a locale is called.
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFString! { locale.identifier }
