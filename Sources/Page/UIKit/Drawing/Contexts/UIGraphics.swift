// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

/// The context that drawing goes to now.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.context }

/// Makes a context the one that drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.push(context)
}

/// Makes the context before it the one that drawing goes to.
public func UIGraphicsPopContext() {
  GraphicsStack.pop()
}

/// Begins a picture of a size in points; a scale of zero is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  GraphicsStack.push(
    DrawingSheet(
      size: size, scale: scale > 0 ? scale : UIScreen.pixelsPerPoint,
      ground: opaque ? .color(.black) : .clear))
}

/// Begins a picture of a size in points, one pixel each.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What has been drawn since the picture was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let sheet = GraphicsStack.sheet, let image = sheet.context?.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: sheet.scale, orientation: .up)
}

/// Ends the picture.
public func UIGraphicsEndImageContext() {
  GraphicsStack.pop()
}

/// Puts the current fill colour in place of what is in a rectangle.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.context else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Puts the current fill colour along the inside of a rectangle's edges, a point wide.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws along the inside of a rectangle's edges, a point wide, in the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.context else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect.edges(width: 1))
  context.restoreGState()
}

/// Lets nothing be drawn outside a rectangle.
public func UIRectClip(_ rect: CGRect) {
  GraphicsStack.context?.clip(to: rect)
}

extension CGRect {
  /// Four bars along the inside of the edges.
  func edges(width: CGFloat) -> [CGRect] {
    let side = min(width, self.width / 2, height / 2)
    guard side > 0 else { return [] }
    let inner = height - 2 * side
    return [
      CGRect(x: minX, y: minY, width: self.width, height: side),
      CGRect(x: minX, y: maxY - side, width: self.width, height: side),
      CGRect(x: minX, y: minY + side, width: side, height: inner),
      CGRect(x: maxX - side, y: minY + side, width: side, height: inner),
    ]
  }
}
