// What Swift 1 and 2 called members of attributed strings.

import Foundation

extension NSAttributedString {
  @available(*, deprecated, renamed: "attributedSubstring(from:)")
  public func attributedSubstringFromRange(_ range: NSRange) -> NSAttributedString {
    attributedSubstring(from: range)
  }

  @available(*, deprecated, renamed: "attributes(at:effectiveRange:)")
  public func attributesAtIndex(
    _ index: Int, effectiveRange range: NSRangePointer?
  ) -> [Key: Any] {
    attributes(at: index, effectiveRange: range)
  }

  @available(*, deprecated, renamed: "attribute(_:at:effectiveRange:)")
  public func attribute(
    _ name: Key, atIndex index: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attribute(name, at: index, effectiveRange: range)
  }

  @available(*, deprecated, renamed: "isEqual(to:)")
  public func isEqualToAttributedString(_ other: NSAttributedString) -> Bool {
    isEqual(to: other)
  }
}

extension NSMutableAttributedString {
  @available(*, deprecated, renamed: "append(_:)")
  public func appendAttributedString(_ other: NSAttributedString) { append(other) }

  @available(*, deprecated, renamed: "insert(_:at:)")
  public func insertAttributedString(_ other: NSAttributedString, atIndex index: Int) {
    insert(other, at: index)
  }

  @available(*, deprecated, renamed: "deleteCharacters(in:)")
  public func deleteCharactersInRange(_ range: NSRange) { deleteCharacters(in: range) }

  @available(*, deprecated, renamed: "replaceCharacters(in:with:)")
  public func replaceCharactersInRange(_ range: NSRange, withString string: String) {
    replaceCharacters(in: range, with: string)
  }
}
