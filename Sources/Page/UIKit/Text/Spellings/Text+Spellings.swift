// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How strings drew themselves, and how text's values were called, in Swift 2 and 3.

import CoreGraphics
import CoreText
import Foundation

extension NSString {
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func sizeWithAttributes(_ attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }

  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }

  @available(*, deprecated, renamed: "draw(at:withAttributes:)")
  public func drawAtPoint(
    _ point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]?
  ) {
    draw(at: point, withAttributes: attrs)
  }

  @available(*, deprecated, renamed: "draw(in:withAttributes:)")
  public func drawInRect(_ rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]?) {
    draw(in: rect, withAttributes: attrs)
  }

  @available(*, deprecated, renamed: "draw(with:options:attributes:context:)")
  public func drawWithRect(
    _ rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) {
    draw(with: rect, options: options, attributes: attributes, context: context)
  }

  @available(*, deprecated, renamed: "boundingRect(with:options:attributes:context:)")
  public func boundingRectWithSize(
    _ size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func sizeWithAttributes(_ attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }

  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }

  @available(*, deprecated, renamed: "draw(at:withAttributes:)")
  public func drawAtPoint(
    _ point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]?
  ) {
    draw(at: point, withAttributes: attrs)
  }

  @available(*, deprecated, renamed: "draw(in:withAttributes:)")
  public func drawInRect(_ rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]?) {
    draw(in: rect, withAttributes: attrs)
  }

  @available(*, deprecated, renamed: "draw(with:options:attributes:context:)")
  public func drawWithRect(
    _ rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) {
    draw(with: rect, options: options, attributes: attributes, context: context)
  }

  @available(*, deprecated, renamed: "boundingRect(with:options:attributes:context:)")
  public func boundingRectWithSize(
    _ size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  @available(*, deprecated, renamed: "draw(at:)")
  public func drawAtPoint(_ point: CGPoint) {
    draw(at: point)
  }

  @available(*, deprecated, renamed: "draw(in:)")
  public func drawInRect(_ rect: CGRect) {
    draw(in: rect)
  }

  @available(*, deprecated, renamed: "boundingRect(with:options:context:)")
  public func boundingRectWithSize(
    _ size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    boundingRect(with: size, options: options, context: context)
  }
}

extension NSTextAlignment {
  @available(*, deprecated, renamed: "left")
  public static var Left: NSTextAlignment { .left }
  @available(*, deprecated, renamed: "center")
  public static var Center: NSTextAlignment { .center }
  @available(*, deprecated, renamed: "right")
  public static var Right: NSTextAlignment { .right }
  @available(*, deprecated, renamed: "justified")
  public static var Justified: NSTextAlignment { .justified }
  @available(*, deprecated, renamed: "natural")
  public static var Natural: NSTextAlignment { .natural }
}

extension NSLineBreakMode {
  @available(*, deprecated, renamed: "byWordWrapping")
  public static var ByWordWrapping: NSLineBreakMode { .byWordWrapping }
  @available(*, deprecated, renamed: "byCharWrapping")
  public static var ByCharWrapping: NSLineBreakMode { .byCharWrapping }
  @available(*, deprecated, renamed: "byClipping")
  public static var ByClipping: NSLineBreakMode { .byClipping }
  @available(*, deprecated, renamed: "byTruncatingHead")
  public static var ByTruncatingHead: NSLineBreakMode { .byTruncatingHead }
  @available(*, deprecated, renamed: "byTruncatingTail")
  public static var ByTruncatingTail: NSLineBreakMode { .byTruncatingTail }
  @available(*, deprecated, renamed: "byTruncatingMiddle")
  public static var ByTruncatingMiddle: NSLineBreakMode { .byTruncatingMiddle }
}

extension NSUnderlineStyle {
  @available(*, deprecated, renamed: "single")
  public static var StyleSingle: NSUnderlineStyle { .single }
  @available(*, deprecated, renamed: "thick")
  public static var StyleThick: NSUnderlineStyle { .thick }
  @available(*, deprecated, renamed: "double")
  public static var StyleDouble: NSUnderlineStyle { .double }
}

extension NSStringDrawingOptions {
  @available(*, deprecated, renamed: "usesLineFragmentOrigin")
  public static var UsesLineFragmentOrigin: NSStringDrawingOptions { .usesLineFragmentOrigin }
  @available(*, deprecated, renamed: "usesFontLeading")
  public static var UsesFontLeading: NSStringDrawingOptions { .usesFontLeading }
  @available(*, deprecated, renamed: "truncatesLastVisibleLine")
  public static var TruncatesLastVisibleLine: NSStringDrawingOptions { .truncatesLastVisibleLine }
}

extension NSParagraphStyle {
  @available(*, deprecated, renamed: "getter:default()")
  public class func defaultParagraphStyle() -> NSParagraphStyle { .default }

  @available(*, deprecated, renamed: "defaultWritingDirection(forLanguage:)")
  public class func defaultWritingDirectionForLanguage(_ language: String?) -> NSWritingDirection {
    defaultWritingDirection(forLanguage: language)
  }
}

extension UILabel {
  @available(*, deprecated, renamed: "textRect(forBounds:limitedToNumberOfLines:)")
  public func textRectForBounds(
    _ bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }

  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isHighlighted")
  public var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }

  @available(*, deprecated, renamed: "drawText(in:)")
  public func drawTextInRect(_ rect: CGRect) {
    drawText(in: rect)
  }
}

extension NSWritingDirection {
  @available(*, deprecated, renamed: "natural")
  public static var Natural: NSWritingDirection { .natural }
  @available(*, deprecated, renamed: "leftToRight")
  public static var LeftToRight: NSWritingDirection { .leftToRight }
  @available(*, deprecated, renamed: "rightToLeft")
  public static var RightToLeft: NSWritingDirection { .rightToLeft }
}
