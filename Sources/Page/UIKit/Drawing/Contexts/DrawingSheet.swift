@_spi(Contexts) import CoreGraphics
import Foundation

/// Something to draw on in points, origin at the upper left; it exists once somebody draws.
final class DrawingSheet {
  /// What is there before anything is drawn.
  enum Ground {
    case clear
    case color(CGColor)
    /// What was drawn before, but for a part that is to be drawn again.
    case picture(CGImage, except: CGRect?)
  }

  let size: CGSize
  let scale: CGFloat
  private let origin: CGPoint
  private let ground: Ground
  private var made: CGContext?
  /// Where y grows to for what draws letters and pictures.
  var axis = DrawingAxis.down
  /// Told of the context once there is one, before anybody draws.
  var whenMade: ((CGContext) -> Void)?

  init(size: CGSize, scale: CGFloat, origin: CGPoint = .zero, ground: Ground = .clear) {
    (self.size, self.scale, self.origin, self.ground) = (size, scale, origin, ground)
  }

  /// The context, made now if it was not there; none for a size nothing can be drawn on.
  var context: CGContext? {
    if let made { return made }
    guard
      let context = CGContext(
        data: nil, width: pixels(size.width), height: pixels(size.height), bitsPerComponent: 8,
        bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    else { return nil }
    context.translateBy(x: 0, y: CGFloat(context.height))
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -origin.x, y: -origin.y)
    context.beginUserSpace()
    lay(ground, in: context)
    made = context
    whenMade?(context)
    return context
  }

  private func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? Int((length * scale).rounded(.up)) : 0
  }

  var isMade: Bool { made != nil }

  /// What was drawn; none if nobody asked for the context.
  func drawnImage() -> CGImage? { made?.makeImage() }

  private func lay(_ ground: Ground, in context: CGContext) {
    let area = CGRect(origin: origin, size: size)
    switch ground {
    case .clear: break
    case .color(let color):
      context.saveGState()
      context.setFillColor(color)
      context.fill(area)
      context.restoreGState()
    case .picture(let image, let part):
      let pixels = CGSize(
        width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      context.saveGState()
      context.interpolationQuality = .none
      UIImage.Orientation.up.draw(image, in: CGRect(origin: origin, size: pixels), of: context)
      context.restoreGState()
      guard let part else { return }
      context.clear(part)
      context.clip(to: part)
    }
  }
}
