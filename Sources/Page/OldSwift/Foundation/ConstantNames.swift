// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Constants of Foundation that belong to a type today.

import Foundation

@available(*, deprecated, renamed: "String.Encoding.utf8")
public let NSUTF8StringEncoding = String.Encoding.utf8
@available(*, deprecated, renamed: "String.Encoding.ascii")
public let NSASCIIStringEncoding = String.Encoding.ascii
@available(*, deprecated, renamed: "String.Encoding.unicode")
public let NSUnicodeStringEncoding = String.Encoding.unicode
@available(*, deprecated, renamed: "String.Encoding.utf16")
public let NSUTF16StringEncoding = String.Encoding.utf16
@available(*, deprecated, renamed: "String.Encoding.utf16BigEndian")
public let NSUTF16BigEndianStringEncoding = String.Encoding.utf16BigEndian
@available(*, deprecated, renamed: "String.Encoding.utf16LittleEndian")
public let NSUTF16LittleEndianStringEncoding = String.Encoding.utf16LittleEndian
@available(*, deprecated, renamed: "String.Encoding.utf32")
public let NSUTF32StringEncoding = String.Encoding.utf32
@available(*, deprecated, renamed: "String.Encoding.isoLatin1")
public let NSISOLatin1StringEncoding = String.Encoding.isoLatin1
@available(*, deprecated, renamed: "String.Encoding.isoLatin2")
public let NSISOLatin2StringEncoding = String.Encoding.isoLatin2
@available(*, deprecated, renamed: "String.Encoding.macOSRoman")
public let NSMacOSRomanStringEncoding = String.Encoding.macOSRoman
@available(*, deprecated, renamed: "String.Encoding.nonLossyASCII")
public let NSNonLossyASCIIStringEncoding = String.Encoding.nonLossyASCII
@available(*, deprecated, renamed: "String.Encoding.windowsCP1252")
public let NSWindowsCP1252StringEncoding = String.Encoding.windowsCP1252

@available(*, deprecated, renamed: "NSCalendar.Identifier.gregorian")
public let NSCalendarIdentifierGregorian = NSCalendar.Identifier.gregorian
@available(*, deprecated, renamed: "NSCalendar.Identifier.buddhist")
public let NSCalendarIdentifierBuddhist = NSCalendar.Identifier.buddhist
@available(*, deprecated, renamed: "NSCalendar.Identifier.chinese")
public let NSCalendarIdentifierChinese = NSCalendar.Identifier.chinese
@available(*, deprecated, renamed: "NSCalendar.Identifier.coptic")
public let NSCalendarIdentifierCoptic = NSCalendar.Identifier.coptic
@available(*, deprecated, renamed: "NSCalendar.Identifier.hebrew")
public let NSCalendarIdentifierHebrew = NSCalendar.Identifier.hebrew
@available(*, deprecated, renamed: "NSCalendar.Identifier.ISO8601")
public let NSCalendarIdentifierISO8601 = NSCalendar.Identifier.ISO8601
@available(*, deprecated, renamed: "NSCalendar.Identifier.indian")
public let NSCalendarIdentifierIndian = NSCalendar.Identifier.indian
@available(*, deprecated, renamed: "NSCalendar.Identifier.islamic")
public let NSCalendarIdentifierIslamic = NSCalendar.Identifier.islamic
@available(*, deprecated, renamed: "NSCalendar.Identifier.islamicCivil")
public let NSCalendarIdentifierIslamicCivil = NSCalendar.Identifier.islamicCivil
@available(*, deprecated, renamed: "NSCalendar.Identifier.japanese")
public let NSCalendarIdentifierJapanese = NSCalendar.Identifier.japanese
@available(*, deprecated, renamed: "NSCalendar.Identifier.persian")
public let NSCalendarIdentifierPersian = NSCalendar.Identifier.persian
@available(*, deprecated, renamed: "NSCalendar.Identifier.republicOfChina")
public let NSCalendarIdentifierRepublicOfChina = NSCalendar.Identifier.republicOfChina
@available(*, deprecated, renamed: "NSCalendar.Identifier.gregorian")
public let NSGregorianCalendar = NSCalendar.Identifier.gregorian

@available(*, deprecated, renamed: "NSLocale.Key.identifier")
public let NSLocaleIdentifier = NSLocale.Key.identifier
@available(*, deprecated, renamed: "NSLocale.Key.languageCode")
public let NSLocaleLanguageCode = NSLocale.Key.languageCode
@available(*, deprecated, renamed: "NSLocale.Key.countryCode")
public let NSLocaleCountryCode = NSLocale.Key.countryCode
@available(*, deprecated, renamed: "NSLocale.Key.scriptCode")
public let NSLocaleScriptCode = NSLocale.Key.scriptCode
@available(*, deprecated, renamed: "NSLocale.Key.variantCode")
public let NSLocaleVariantCode = NSLocale.Key.variantCode
@available(*, deprecated, renamed: "NSLocale.Key.calendar")
public let NSLocaleCalendar = NSLocale.Key.calendar
@available(*, deprecated, renamed: "NSLocale.Key.decimalSeparator")
public let NSLocaleDecimalSeparator = NSLocale.Key.decimalSeparator
@available(*, deprecated, renamed: "NSLocale.Key.groupingSeparator")
public let NSLocaleGroupingSeparator = NSLocale.Key.groupingSeparator
@available(*, deprecated, renamed: "NSLocale.Key.currencySymbol")
public let NSLocaleCurrencySymbol = NSLocale.Key.currencySymbol
@available(*, deprecated, renamed: "NSLocale.Key.currencyCode")
public let NSLocaleCurrencyCode = NSLocale.Key.currencyCode
@available(*, deprecated, renamed: "NSLocale.Key.usesMetricSystem")
public let NSLocaleUsesMetricSystem = NSLocale.Key.usesMetricSystem
@available(*, deprecated, renamed: "NSLocale.Key.measurementSystem")
public let NSLocaleMeasurementSystem = NSLocale.Key.measurementSystem

@available(*, deprecated, renamed: "FileAttributeKey.type")
public let NSFileType = FileAttributeKey.type
@available(*, deprecated, renamed: "FileAttributeKey.size")
public let NSFileSize = FileAttributeKey.size
@available(*, deprecated, renamed: "FileAttributeKey.modificationDate")
public let NSFileModificationDate = FileAttributeKey.modificationDate
@available(*, deprecated, renamed: "FileAttributeKey.creationDate")
public let NSFileCreationDate = FileAttributeKey.creationDate
@available(*, deprecated, renamed: "FileAttributeKey.posixPermissions")
public let NSFilePosixPermissions = FileAttributeKey.posixPermissions
@available(*, deprecated, renamed: "FileAttributeKey.ownerAccountName")
public let NSFileOwnerAccountName = FileAttributeKey.ownerAccountName

@available(*, deprecated, renamed: "UserDefaults.didChangeNotification")
public let NSUserDefaultsDidChangeNotification = UserDefaults.didChangeNotification
@available(*, deprecated, renamed: "NSLocale.currentLocaleDidChangeNotification")
public let NSCurrentLocaleDidChangeNotification = NSLocale.currentLocaleDidChangeNotification
