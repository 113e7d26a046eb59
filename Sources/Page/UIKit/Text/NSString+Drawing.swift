import CoreGraphics
@_spi(Text) import CoreText
import Foundation

extension NSString {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }

  /// What the text takes if its lines have no end; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing.size(of: attributed(attrs))
  }

  /// What the text takes within a size; not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing.boundingRect(of: attributed(attributes), with: size, options, context)
  }

  /// Draws the text with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing.draw(attributed(attrs), at: point)
  }

  /// Draws the lines that fit a rectangle, from its top.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing.draw(attributed(attrs), in: rect, .usesLineFragmentOrigin)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawing.draw(attributed(attributes), in: rect, options, context)
  }
}

extension String {
  /// What the text takes if its lines have no end; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing.size(of: NSAttributedString(string: self, attributes: attrs))
  }

  /// What the text takes within a size; not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let text = NSAttributedString(string: self, attributes: attributes)
    return StringDrawing.boundingRect(of: text, with: size, options, context)
  }

  /// Draws the text with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing.draw(NSAttributedString(string: self, attributes: attrs), at: point)
  }

  /// Draws the lines that fit a rectangle, from its top.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let text = NSAttributedString(string: self, attributes: attrs)
    StringDrawing.draw(text, in: rect, .usesLineFragmentOrigin)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    let text = NSAttributedString(string: self, attributes: attributes)
    StringDrawing.draw(text, in: rect, options, context)
  }
}

extension NSAttributedString {
  /// What the text takes if its lines have no end; not rounded.
  public func size() -> CGSize { StringDrawing.size(of: self) }

  /// What the text takes within a size; not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing.boundingRect(of: self, with: size, options, context)
  }

  /// Draws the text with its upper left corner at a point.
  public func draw(at point: CGPoint) {
    StringDrawing.draw(self, at: point)
  }

  /// Draws the lines that fit a rectangle, from its top.
  public func draw(in rect: CGRect) {
    StringDrawing.draw(self, in: rect, .usesLineFragmentOrigin)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing.draw(self, in: rect, options, context)
  }
}
