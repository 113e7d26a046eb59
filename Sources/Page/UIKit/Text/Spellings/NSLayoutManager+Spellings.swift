// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift 2 called the methods of layout managers, and Swift 3 and 4 the properties of glyphs.

import CoreGraphics
import CoreText
import Foundation

@available(*, deprecated, renamed: "NSLayoutManager.GlyphProperty")
public typealias NSGlyphProperty = NSLayoutManager.GlyphProperty

extension NSLayoutManager.GlyphProperty {
  @available(*, deprecated, renamed: "null")
  public static var Null: NSLayoutManager.GlyphProperty { .null }
  @available(*, deprecated, renamed: "controlCharacter")
  public static var ControlCharacter: NSLayoutManager.GlyphProperty { .controlCharacter }
  @available(*, deprecated, renamed: "elastic")
  public static var Elastic: NSLayoutManager.GlyphProperty { .elastic }
  @available(*, deprecated, renamed: "nonBaseCharacter")
  public static var NonBaseCharacter: NSLayoutManager.GlyphProperty { .nonBaseCharacter }
}

extension NSLayoutManager {
  @available(*, deprecated, renamed: "removeTextContainer(at:)")
  public func removeTextContainerAtIndex(_ index: Int) { removeTextContainer(at: index) }

  @available(*, deprecated, renamed: "ensureLayout(for:)")
  public func ensureLayoutForTextContainer(_ container: NSTextContainer) {
    ensureLayout(for: container)
  }

  @available(*, deprecated, renamed: "ensureLayout(forCharacterRange:)")
  public func ensureLayoutForCharacterRange(_ range: NSRange) {
    ensureLayout(forCharacterRange: range)
  }

  @available(*, deprecated, renamed: "ensureGlyphs(forCharacterRange:)")
  public func ensureGlyphsForCharacterRange(_ range: NSRange) {
    ensureGlyphs(forCharacterRange: range)
  }

  @available(*, deprecated, renamed: "invalidateLayout(forCharacterRange:actualCharacterRange:)")
  public func invalidateLayoutForCharacterRange(
    _ range: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: range, actualCharacterRange: actualCharacterRange)
  }

  @available(
    *, deprecated,
    renamed: "invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)"
  )
  public func invalidateGlyphsForCharacterRange(
    _ range: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {
    invalidateGlyphs(
      forCharacterRange: range, changeInLength: delta, actualCharacterRange: actualCharacterRange)
  }

  @available(*, deprecated, renamed: "invalidateDisplay(forCharacterRange:)")
  public func invalidateDisplayForCharacterRange(_ range: NSRange) {
    invalidateDisplay(forCharacterRange: range)
  }

  // MARK: Glyphs

  @available(*, deprecated, renamed: "glyphRange(for:)")
  public func glyphRangeForTextContainer(_ container: NSTextContainer) -> NSRange {
    glyphRange(for: container)
  }

  @available(*, deprecated, renamed: "glyphRange(forCharacterRange:actualCharacterRange:)")
  public func glyphRangeForCharacterRange(
    _ range: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    glyphRange(forCharacterRange: range, actualCharacterRange: actualCharacterRange)
  }

  @available(*, deprecated, renamed: "characterRange(forGlyphRange:actualGlyphRange:)")
  public func characterRangeForGlyphRange(
    _ range: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    characterRange(forGlyphRange: range, actualGlyphRange: actualGlyphRange)
  }

  @available(*, deprecated, renamed: "characterIndexForGlyph(at:)")
  public func characterIndexForGlyphAtIndex(_ index: Int) -> Int {
    characterIndexForGlyph(at: index)
  }

  @available(*, deprecated, renamed: "glyphIndexForCharacter(at:)")
  public func glyphIndexForCharacterAtIndex(_ index: Int) -> Int {
    glyphIndexForCharacter(at: index)
  }

  @available(*, deprecated, renamed: "textContainer(forGlyphAt:effectiveRange:)")
  public func textContainerForGlyphAtIndex(
    _ index: Int, effectiveRange: NSRangePointer?
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: index, effectiveRange: effectiveRange)
  }

  @available(*, deprecated, renamed: "truncatedGlyphRange(inLineFragmentForGlyphAt:)")
  public func truncatedGlyphRangeInLineFragmentForGlyphAtIndex(_ index: Int) -> NSRange {
    truncatedGlyphRange(inLineFragmentForGlyphAt: index)
  }

  // MARK: Places

  @available(*, deprecated, renamed: "usedRect(for:)")
  public func usedRectForTextContainer(_ container: NSTextContainer) -> CGRect {
    usedRect(for: container)
  }

  @available(*, deprecated, renamed: "boundingRect(forGlyphRange:in:)")
  public func boundingRectForGlyphRange(
    _ range: NSRange, inTextContainer container: NSTextContainer
  ) -> CGRect {
    boundingRect(forGlyphRange: range, in: container)
  }

  @available(*, deprecated, renamed: "lineFragmentRect(forGlyphAt:effectiveRange:)")
  public func lineFragmentRectForGlyphAtIndex(
    _ index: Int, effectiveRange: NSRangePointer?
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: index, effectiveRange: effectiveRange)
  }

  @available(*, deprecated, renamed: "lineFragmentUsedRect(forGlyphAt:effectiveRange:)")
  public func lineFragmentUsedRectForGlyphAtIndex(
    _ index: Int, effectiveRange: NSRangePointer?
  ) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: index, effectiveRange: effectiveRange)
  }

  @available(*, deprecated, renamed: "enumerateLineFragments(forGlyphRange:using:)")
  public func enumerateLineFragmentsForGlyphRange(
    _ range: NSRange,
    usingBlock block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    enumerateLineFragments(forGlyphRange: range, using: block)
  }

  @available(*, deprecated, renamed: "location(forGlyphAt:)")
  public func locationForGlyphAtIndex(_ index: Int) -> CGPoint { location(forGlyphAt: index) }

  @available(*, deprecated, renamed: "glyphIndex(for:in:)")
  public func glyphIndexForPoint(
    _ point: CGPoint, inTextContainer container: NSTextContainer
  ) -> Int {
    glyphIndex(for: point, in: container)
  }

  @available(*, deprecated, renamed: "glyphIndex(for:in:fractionOfDistanceThroughGlyph:)")
  public func glyphIndexForPoint(
    _ point: CGPoint, inTextContainer container: NSTextContainer,
    fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: fraction)
  }

  @available(
    *, deprecated, renamed: "characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)"
  )
  public func characterIndexForPoint(
    _ point: CGPoint, inTextContainer container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: fraction)
  }

  // MARK: Drawing

  @available(*, deprecated, renamed: "drawGlyphs(forGlyphRange:at:)")
  public func drawGlyphsForGlyphRange(_ range: NSRange, atPoint origin: CGPoint) {
    drawGlyphs(forGlyphRange: range, at: origin)
  }

  @available(*, deprecated, renamed: "drawBackground(forGlyphRange:at:)")
  public func drawBackgroundForGlyphRange(_ range: NSRange, atPoint origin: CGPoint) {
    drawBackground(forGlyphRange: range, at: origin)
  }
}
