// What Swift 1 and 2 called members of regular expressions and of what they find.

import Foundation

extension NSRegularExpression {
  @available(*, deprecated, renamed: "matches(in:options:range:)")
  public func matchesInString(
    _ string: String, options: MatchingOptions, range: NSRange
  ) -> [NSTextCheckingResult] {
    matches(in: string, options: options, range: range)
  }

  @available(*, deprecated, renamed: "numberOfMatches(in:options:range:)")
  public func numberOfMatchesInString(
    _ string: String, options: MatchingOptions, range: NSRange
  ) -> Int {
    numberOfMatches(in: string, options: options, range: range)
  }

  @available(*, deprecated, renamed: "firstMatch(in:options:range:)")
  public func firstMatchInString(
    _ string: String, options: MatchingOptions, range: NSRange
  ) -> NSTextCheckingResult? {
    firstMatch(in: string, options: options, range: range)
  }

  @available(*, deprecated, renamed: "rangeOfFirstMatch(in:options:range:)")
  public func rangeOfFirstMatchInString(
    _ string: String, options: MatchingOptions, range: NSRange
  ) -> NSRange {
    rangeOfFirstMatch(in: string, options: options, range: range)
  }

  @available(*, deprecated, renamed: "stringByReplacingMatches(in:options:range:withTemplate:)")
  public func stringByReplacingMatchesInString(
    _ string: String, options: MatchingOptions, range: NSRange, withTemplate template: String
  ) -> String {
    stringByReplacingMatches(in: string, options: options, range: range, withTemplate: template)
  }

  @available(*, deprecated, renamed: "escapedPattern(for:)")
  public class func escapedPatternForString(_ string: String) -> String {
    escapedPattern(for: string)
  }
}

extension NSTextCheckingResult {
  @available(*, deprecated, renamed: "range(at:)")
  public func rangeAtIndex(_ index: Int) -> NSRange { range(at: index) }
}

extension NSPredicate {
  @available(*, deprecated, renamed: "evaluate(with:)")
  public func evaluateWithObject(_ object: Any?) -> Bool { evaluate(with: object) }
}
