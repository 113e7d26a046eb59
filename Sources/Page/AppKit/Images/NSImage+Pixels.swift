@_spi(Contexts) @_spi(Pictures) import CoreGraphics
import Foundation
import UIKit

extension NSImage {
  /// Pixels to draw on, as many for a point as the screen has.
  static func context(_ size: NSSize, isFlipped: Bool) -> CGContext? {
    let scale = UIScreen.main.scale
    func pixels(_ length: CGFloat) -> Int {
      length.isFinite ? Int((length * scale).rounded(.up)) : 0
    }
    guard
      let context = CGContext(
        data: nil, width: pixels(size.width), height: pixels(size.height), bitsPerComponent: 8,
        bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    else { return nil }
    context.scaleBy(x: scale, y: scale)
    context.beginUserSpace()
    guard isFlipped else { return context }
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    return context
  }

  static func drawn(_ size: NSSize, isFlipped: Bool, _ draw: (NSRect) -> Void) -> CGImage? {
    guard let context = context(size, isFlipped: isFlipped) else { return nil }
    NSGraphicsContext(cgContext: context, flipped: isFlipped).push()
    draw(NSRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    return context.makeImage()
  }

  static func picture(_ data: Data) -> CGImage? { CGImage(fileBytes: [UInt8](data)) }

  static func pngData(_ image: CGImage) -> Data? { image.pngBytes().map { Data($0) } }

  static func jpegData(_ image: CGImage, quality: CGFloat) -> Data? {
    let percent = Int((min(max(quality, 0), 1) * 100).rounded())
    return image.jpegBytes(quality: percent).map { Data($0) }
  }

  /// As UIKit knows it.
  var counterpart: UIImage? {
    guard let pixels else { return nil }
    return UIImage(
      cgImage: pixels, scale: size.width > 0 ? CGFloat(pixels.width) / size.width : 1,
      orientation: .up)
  }

  var patternColor: UIColor { counterpart.map { UIColor(patternImage: $0) } ?? .clear }
}

extension NSGraphicsContext {
  /// A picture that stands on its feet, whichever way y grows.
  func draw(_ image: CGImage, in rect: NSRect) {
    guard isFlipped else { return cgContext.draw(image, in: rect) }
    cgContext.saveGState()
    cgContext.translateBy(x: 0, y: rect.minY + rect.maxY)
    cgContext.scaleBy(x: 1, y: -1)
    cgContext.draw(image, in: rect)
    cgContext.restoreGState()
  }
}
