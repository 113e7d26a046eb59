// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Cases and options of Foundation that Swift 2 began with a capital.

import Foundation

extension ComparisonResult {
  @available(*, deprecated, renamed: "orderedAscending")
  public static var OrderedAscending: Self { .orderedAscending }
  @available(*, deprecated, renamed: "orderedSame")
  public static var OrderedSame: Self { .orderedSame }
  @available(*, deprecated, renamed: "orderedDescending")
  public static var OrderedDescending: Self { .orderedDescending }
}

extension String.CompareOptions {
  @available(*, deprecated, renamed: "caseInsensitive")
  public static var CaseInsensitiveSearch: Self { .caseInsensitive }
  @available(*, deprecated, renamed: "literal")
  public static var LiteralSearch: Self { .literal }
  @available(*, deprecated, renamed: "backwards")
  public static var BackwardsSearch: Self { .backwards }
  @available(*, deprecated, renamed: "anchored")
  public static var AnchoredSearch: Self { .anchored }
  @available(*, deprecated, renamed: "numeric")
  public static var NumericSearch: Self { .numeric }
  @available(*, deprecated, renamed: "diacriticInsensitive")
  public static var DiacriticInsensitiveSearch: Self { .diacriticInsensitive }
  @available(*, deprecated, renamed: "widthInsensitive")
  public static var WidthInsensitiveSearch: Self { .widthInsensitive }
  @available(*, deprecated, renamed: "forcedOrdering")
  public static var ForcedOrderingSearch: Self { .forcedOrdering }
  @available(*, deprecated, renamed: "regularExpression")
  public static var RegularExpressionSearch: Self { .regularExpression }
}

extension NSString.EnumerationOptions {
  @available(*, deprecated, renamed: "byLines")
  public static var ByLines: Self { .byLines }
  @available(*, deprecated, renamed: "byParagraphs")
  public static var ByParagraphs: Self { .byParagraphs }
  @available(*, deprecated, renamed: "byComposedCharacterSequences")
  public static var ByComposedCharacterSequences: Self { .byComposedCharacterSequences }
  @available(*, deprecated, renamed: "reverse")
  public static var Reverse: Self { .reverse }
  @available(*, deprecated, renamed: "substringNotRequired")
  public static var SubstringNotRequired: Self { .substringNotRequired }
  @available(*, deprecated, renamed: "localized")
  public static var Localized: Self { .localized }
}

extension NSRegularExpression.Options {
  @available(*, deprecated, renamed: "caseInsensitive")
  public static var CaseInsensitive: Self { .caseInsensitive }
  @available(*, deprecated, renamed: "allowCommentsAndWhitespace")
  public static var AllowCommentsAndWhitespace: Self { .allowCommentsAndWhitespace }
  @available(*, deprecated, renamed: "ignoreMetacharacters")
  public static var IgnoreMetacharacters: Self { .ignoreMetacharacters }
  @available(*, deprecated, renamed: "dotMatchesLineSeparators")
  public static var DotMatchesLineSeparators: Self { .dotMatchesLineSeparators }
  @available(*, deprecated, renamed: "anchorsMatchLines")
  public static var AnchorsMatchLines: Self { .anchorsMatchLines }
  @available(*, deprecated, renamed: "useUnixLineSeparators")
  public static var UseUnixLineSeparators: Self { .useUnixLineSeparators }
  @available(*, deprecated, renamed: "useUnicodeWordBoundaries")
  public static var UseUnicodeWordBoundaries: Self { .useUnicodeWordBoundaries }
}

extension NSRegularExpression.MatchingOptions {
  @available(*, deprecated, renamed: "reportProgress")
  public static var ReportProgress: Self { .reportProgress }
  @available(*, deprecated, renamed: "reportCompletion")
  public static var ReportCompletion: Self { .reportCompletion }
  @available(*, deprecated, renamed: "anchored")
  public static var Anchored: Self { .anchored }
  @available(*, deprecated, renamed: "withTransparentBounds")
  public static var WithTransparentBounds: Self { .withTransparentBounds }
  @available(*, deprecated, renamed: "withoutAnchoringBounds")
  public static var WithoutAnchoringBounds: Self { .withoutAnchoringBounds }
}

extension NSSortOptions {
  @available(*, deprecated, renamed: "concurrent")
  public static var Concurrent: Self { .concurrent }
  @available(*, deprecated, renamed: "stable")
  public static var Stable: Self { .stable }
}

extension NSEnumerationOptions {
  @available(*, deprecated, renamed: "concurrent")
  public static var Concurrent: Self { .concurrent }
  @available(*, deprecated, renamed: "reverse")
  public static var Reverse: Self { .reverse }
}

extension JSONSerialization.ReadingOptions {
  @available(*, deprecated, renamed: "mutableContainers")
  public static var MutableContainers: Self { .mutableContainers }
  @available(*, deprecated, renamed: "mutableLeaves")
  public static var MutableLeaves: Self { .mutableLeaves }
  @available(*, deprecated, renamed: "fragmentsAllowed")
  public static var AllowFragments: Self { .fragmentsAllowed }
}

extension JSONSerialization.WritingOptions {
  @available(*, deprecated, renamed: "prettyPrinted")
  public static var PrettyPrinted: Self { .prettyPrinted }
}

extension Data.WritingOptions {
  @available(*, deprecated, renamed: "atomic")
  public static var DataWritingAtomic: Self { .atomic }
  @available(*, deprecated, renamed: "atomic")
  public static var AtomicWrite: Self { .atomic }
}

extension QualityOfService {
  @available(*, deprecated, renamed: "userInteractive")
  public static var UserInteractive: Self { .userInteractive }
  @available(*, deprecated, renamed: "userInitiated")
  public static var UserInitiated: Self { .userInitiated }
  @available(*, deprecated, renamed: "utility")
  public static var Utility: Self { .utility }
  @available(*, deprecated, renamed: "background")
  public static var Background: Self { .background }
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .`default` }
}

extension Operation.QueuePriority {
  @available(*, deprecated, renamed: "veryLow")
  public static var VeryLow: Self { .veryLow }
  @available(*, deprecated, renamed: "low")
  public static var Low: Self { .low }
  @available(*, deprecated, renamed: "normal")
  public static var Normal: Self { .normal }
  @available(*, deprecated, renamed: "high")
  public static var High: Self { .high }
  @available(*, deprecated, renamed: "veryHigh")
  public static var VeryHigh: Self { .veryHigh }
}
