import CoreGraphics
import Foundation

/// Something to draw on in points, origin at the upper left; it exists once somebody draws.
final class DrawingSheet {
  let size: CGSize
  let scale: CGFloat
  private let origin: CGPoint
  private var made: CGContext?

  init(size: CGSize, scale: CGFloat, origin: CGPoint = .zero) {
    (self.size, self.scale, self.origin) = (size, scale, origin)
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
    made = context
    return context
  }

  private func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? Int((length * scale).rounded(.up)) : 0
  }

  /// What was drawn; none if nobody asked for the context.
  func drawnImage() -> CGImage? { made?.makeImage() }
}

/// The sheets on which drawing functions without a context draw; the last one counts.
enum GraphicsStack {
  private enum Item {
    case sheet(DrawingSheet)
    case context(CGContext)
  }

  nonisolated(unsafe) private static var items: [Item] = []

  static func push(_ sheet: DrawingSheet) {
    items.append(.sheet(sheet))
  }

  static func push(_ context: CGContext) {
    items.append(.context(context))
  }

  static func pop() {
    _ = items.popLast()
  }

  static var sheet: DrawingSheet? {
    if case .sheet(let sheet)? = items.last { return sheet }
    return nil
  }

  static var context: CGContext? {
    switch items.last {
    case .sheet(let sheet)?: sheet.context
    case .context(let context)?: context
    case nil: nil
    }
  }
}
