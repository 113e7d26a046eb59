import CoreGraphics
import Foundation

/// Something to draw on in points, origin at the upper left; it exists once somebody draws.
final class DrawingSheet {
  /// What is there before anything is drawn.
  enum Ground {
    case clear
    case color(CGColor)
  }

  let size: CGSize
  let scale: CGFloat
  private let origin: CGPoint
  private let ground: Ground
  private var made: CGContext?

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
    if case .color(let color) = ground {
      context.saveGState()
      context.setFillColor(color)
      context.fill(CGRect(origin: origin, size: size))
      context.restoreGState()
    }
    made = context
    return context
  }

  private func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? Int((length * scale).rounded(.up)) : 0
  }

  /// What was drawn; none if nobody asked for the context.
  func drawnImage() -> CGImage? { made?.makeImage() }

  /// Makes part of what was drawn as it was before, and lets only that part be drawn on.
  func begin(again rect: CGRect) {
    guard let made else { return }
    made.saveGState()
    made.clip(to: rect)
    made.clear(rect)
    guard case .color(let color) = ground else { return }
    made.saveGState()
    made.setFillColor(color)
    made.fill(rect)
    made.restoreGState()
  }

  func endAgain() {
    made?.restoreGState()
  }
}
