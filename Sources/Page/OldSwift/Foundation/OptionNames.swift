// Types of Foundation that are nested in others today, or lost their prefix.

import Foundation

@available(*, deprecated, renamed: "TimeInterval")
public typealias NSTimeInterval = TimeInterval
@available(*, deprecated, renamed: "ComparisonResult")
public typealias NSComparisonResult = ComparisonResult
@available(*, deprecated, renamed: "Comparator")
public typealias NSComparator = Comparator
@available(*, deprecated, renamed: "String.Encoding")
public typealias NSStringEncoding = String.Encoding
@available(*, deprecated, renamed: "NSString.CompareOptions")
public typealias NSStringCompareOptions = NSString.CompareOptions
@available(*, deprecated, renamed: "NSString.EnumerationOptions")
public typealias NSStringEnumerationOptions = NSString.EnumerationOptions
@available(*, deprecated, renamed: "NSAttributedString.EnumerationOptions")
public typealias NSAttributedStringEnumerationOptions = NSAttributedString.EnumerationOptions
@available(*, deprecated, renamed: "NSCalendar.Unit")
public typealias NSCalendarUnit = NSCalendar.Unit
@available(*, deprecated, renamed: "NSCalendar.Options")
public typealias NSCalendarOptions = NSCalendar.Options
@available(*, deprecated, renamed: "DateFormatter.Style")
public typealias NSDateFormatterStyle = DateFormatter.Style
@available(*, deprecated, renamed: "NumberFormatter.Style")
public typealias NSNumberFormatterStyle = NumberFormatter.Style
@available(*, deprecated, renamed: "NumberFormatter.RoundingMode")
public typealias NSNumberFormatterRoundingMode = NumberFormatter.RoundingMode
@available(*, deprecated, renamed: "NumberFormatter.PadPosition")
public typealias NSNumberFormatterPadPosition = NumberFormatter.PadPosition
@available(*, deprecated, renamed: "ByteCountFormatter.CountStyle")
public typealias NSByteCountFormatterCountStyle = ByteCountFormatter.CountStyle
@available(*, deprecated, renamed: "ByteCountFormatter.Units")
public typealias NSByteCountFormatterUnits = ByteCountFormatter.Units
@available(*, deprecated, renamed: "Formatter.UnitStyle")
public typealias NSFormattingUnitStyle = Formatter.UnitStyle
@available(*, deprecated, renamed: "JSONSerialization.ReadingOptions")
public typealias NSJSONReadingOptions = JSONSerialization.ReadingOptions
@available(*, deprecated, renamed: "JSONSerialization.WritingOptions")
public typealias NSJSONWritingOptions = JSONSerialization.WritingOptions
@available(*, deprecated, renamed: "NSRegularExpression.Options")
public typealias NSRegularExpressionOptions = NSRegularExpression.Options
@available(*, deprecated, renamed: "NSRegularExpression.MatchingOptions")
public typealias NSMatchingOptions = NSRegularExpression.MatchingOptions
@available(*, deprecated, renamed: "NSTextCheckingResult.CheckingType")
public typealias NSTextCheckingType = NSTextCheckingResult.CheckingType
@available(*, deprecated, renamed: "NSData.ReadingOptions")
public typealias NSDataReadingOptions = NSData.ReadingOptions
@available(*, deprecated, renamed: "NSData.WritingOptions")
public typealias NSDataWritingOptions = NSData.WritingOptions
@available(*, deprecated, renamed: "NSData.SearchOptions")
public typealias NSDataSearchOptions = NSData.SearchOptions
@available(*, deprecated, renamed: "NSData.Base64EncodingOptions")
public typealias NSDataBase64EncodingOptions = NSData.Base64EncodingOptions
@available(*, deprecated, renamed: "NSData.Base64DecodingOptions")
public typealias NSDataBase64DecodingOptions = NSData.Base64DecodingOptions
@available(*, deprecated, renamed: "FileManager.SearchPathDirectory")
public typealias NSSearchPathDirectory = FileManager.SearchPathDirectory
@available(*, deprecated, renamed: "FileManager.SearchPathDomainMask")
public typealias NSSearchPathDomainMask = FileManager.SearchPathDomainMask
@available(*, deprecated, renamed: "FileManager.DirectoryEnumerationOptions")
public typealias NSDirectoryEnumerationOptions = FileManager.DirectoryEnumerationOptions
@available(*, deprecated, renamed: "FileManager.DirectoryEnumerator")
public typealias NSDirectoryEnumerator = FileManager.DirectoryEnumerator
@available(*, deprecated, renamed: "QualityOfService")
public typealias NSQualityOfService = QualityOfService
@available(*, deprecated, renamed: "Operation.QueuePriority")
public typealias NSOperationQueuePriority = Operation.QueuePriority
@available(*, deprecated, renamed: "NSLocale.LanguageDirection")
public typealias NSLocaleLanguageDirection = NSLocale.LanguageDirection
@available(*, deprecated, renamed: "PropertyListSerialization.PropertyListFormat")
public typealias NSPropertyListFormat = PropertyListSerialization.PropertyListFormat
