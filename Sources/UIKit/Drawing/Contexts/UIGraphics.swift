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
  let sheet = DrawingSheet(size: size, scale: scale == 0 ? UIScreen.pixelsPerPoint : scale)
  GraphicsStack.push(sheet)
  guard opaque, let context = sheet.context else { return }
  context.setFillColor(.black)
  context.fill(CGRect(origin: .zero, size: size))
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

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
  GraphicsStack.context?.fill(rect)
}

/// Draws a line within the edges of a rectangle with the current stroke colour.
public func UIRectFrame(_ rect: CGRect) {
  GraphicsStack.context?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Lets nothing be drawn outside a rectangle.
public func UIRectClip(_ rect: CGRect) {
  GraphicsStack.context?.clip(to: rect)
}
