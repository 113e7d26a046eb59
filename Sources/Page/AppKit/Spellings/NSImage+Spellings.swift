// How Swift 2 called what NSImage has.

import CoreGraphics
import Foundation

extension NSImage {
  @available(*, deprecated, renamed: "init(cgImage:size:)")
  public convenience init(CGImage image: CoreGraphics.CGImage, size: NSSize) {
    self.init(cgImage: image, size: size)
  }

  @available(*, deprecated, renamed: "init(contentsOf:)")
  public convenience init?(contentsOfURL url: URL) {
    self.init(contentsOf: url)
  }

  @available(*, deprecated, renamed: "draw(in:)")
  public func drawInRect(_ rect: NSRect) { draw(in: rect) }

  @available(*, deprecated, renamed: "draw(in:from:operation:fraction:)")
  public func drawInRect(
    _ rect: NSRect, fromRect: NSRect, operation: NSCompositingOperation, fraction: CGFloat
  ) {
    draw(in: rect, from: fromRect, operation: operation, fraction: fraction)
  }

  @available(*, deprecated, renamed: "draw(at:from:operation:fraction:)")
  public func drawAtPoint(
    _ point: NSPoint, fromRect: NSRect, operation: NSCompositingOperation, fraction: CGFloat
  ) {
    draw(at: point, from: fromRect, operation: operation, fraction: fraction)
  }

  @available(*, deprecated, renamed: "tiffRepresentation")
  public var TIFFRepresentation: Data? { tiffRepresentation }
}
