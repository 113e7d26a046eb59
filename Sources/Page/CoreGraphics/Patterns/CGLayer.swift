import Foundation

@_implementationOnly import CCairo

/// Something drawn once, to be drawn many times in contexts like the one it was made for.
public final class CGLayer: @unchecked Sendable {
  public let size: CGSize
  /// What its contents are drawn with.
  public let context: CGContext?

  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let scale = max(context.base.meanScale, 1e-3)
    let (wide, high) = (size.width * scale, size.height * scale)
    guard wide > 0, high > 0, wide < 32768, high < 32768 else { return nil }
    let (width, height) = (Int(wide.rounded(.up)), Int(high.rounded(.up)))
    let box = DeviceBox(left: 0, top: 0, right: width, bottom: height)
    guard let sheet = PixelSheet(box) else { return nil }
    let matrix = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: high)
    let own = CGContext(
      sheet: sheet, matrix: matrix, format: .native, rowBytes: sheet.bytesPerRow)
    own.base = own.ctm
    (self.size, self.context) = (size, own)
  }

  public static let typeID: CFTypeID = 112
}

extension CGContext {
  /// Draws the layer with its lower left corner at the point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws the layer as large as the rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    // The last pixels may be cut by the layer's edge.
    let scale = layer.context?.base.meanScale ?? 1
    let (wide, high) = (
      CGFloat(image.width) / scale / layer.size.width,
      CGFloat(image.height) / scale / layer.size.height
    )
    let height = rect.height * high
    draw(
      image,
      in: CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width * wide, height: height))
  }
}
