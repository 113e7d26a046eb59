// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

/// Puts the current fill colour in place of what is in a rectangle.
public func NSRectFill(_ rect: NSRect) {
  rect.fill()
}

/// Puts the current fill colour in place of what is in some rectangles.
public func NSRectFillList(_ rects: UnsafePointer<NSRect>, _ count: Int) {
  UnsafeBufferPointer(start: rects, count: count).forEach { $0.fill() }
}

/// Fills a rectangle with the current fill colour.
public func NSRectFillUsingOperation(_ rect: NSRect, _ operation: NSCompositingOperation) {
  rect.fill(using: operation)
}

/// Puts the current fill colour along the inside of a rectangle's edges, a point wide.
public func NSFrameRect(_ rect: NSRect) {
  rect.frame()
}

/// Puts the current fill colour along the inside of a rectangle's edges.
public func NSFrameRectWithWidth(_ rect: NSRect, _ frameWidth: CGFloat) {
  rect.frame(withWidth: frameWidth)
}

/// Draws along the inside of a rectangle's edges in the current fill colour.
public func NSFrameRectWithWidthUsingOperation(
  _ rect: NSRect, _ frameWidth: CGFloat, _ operation: NSCompositingOperation
) {
  rect.frame(withWidth: frameWidth, using: operation)
}

/// Lets nothing be drawn outside a rectangle.
public func NSRectClip(_ rect: NSRect) {
  rect.clip()
}

/// Puts white in place of what is in a rectangle.
public func NSEraseRect(_ rect: NSRect) {
  NSGraphicsContext.saveGraphicsState()
  NSColor.white.setFill()
  rect.fill()
  NSGraphicsContext.restoreGraphicsState()
}

extension NSRect {
  /// Draws into it with the current fill colour.
  public func fill(using operation: NSCompositingOperation = .copy) {
    paint(using: operation) { $0.fill(self) }
  }

  /// Draws along the inside of its edges with the current fill colour.
  public func frame(
    withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .copy
  ) {
    let side = Swift.min(width, self.width / 2, height / 2)
    guard side > 0 else { return }
    let (inner, right, top) = (height - 2 * side, maxX - side, maxY - side)
    paint(using: operation) { context in
      context.fill(CGRect(x: minX, y: minY, width: self.width, height: side))
      context.fill(CGRect(x: minX, y: top, width: self.width, height: side))
      context.fill(CGRect(x: minX, y: minY + side, width: side, height: inner))
      context.fill(CGRect(x: right, y: minY + side, width: side, height: inner))
    }
  }

  /// Lets nothing be drawn outside it.
  public func clip() {
    NSGraphicsContext.current?.cgContext.clip(to: self)
  }

  private func paint(using operation: NSCompositingOperation, _ draw: (CGContext) -> Void) {
    guard let context = NSGraphicsContext.current?.cgContext else { return }
    context.saveGState()
    context.setBlendMode(operation.blendMode)
    draw(context)
    context.restoreGState()
  }
}
