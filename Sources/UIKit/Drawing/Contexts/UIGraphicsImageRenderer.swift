import CoreGraphics
import Foundation

/// What a renderer makes.
open class UIGraphicsRendererFormat: NSObject {
  public var bounds = CGRect.zero

  public override init() {
    super.init()
  }
}

/// How many pixels a rendered picture has to a point, and whether one can see through it.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale = UIScreen.pixelsPerPoint
  open var opaque = false

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws pictures.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let sheet = DrawingSheet(size: bounds.size, scale: format.scale, origin: bounds.origin)
    guard let context = sheet.context else { return UIImage() }
    GraphicsStack.push(sheet)
    defer { GraphicsStack.pop() }
    if format.opaque {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    actions(UIGraphicsImageRendererContext(context, bounds: bounds, scale: format.scale))
    guard let image = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// What a renderer's closure draws with.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  private let bounds: CGRect
  private let scale: CGFloat

  init(_ context: CGContext, bounds: CGRect, scale: CGFloat) {
    (cgContext, self.bounds, self.scale) = (context, bounds, scale)
    super.init()
  }

  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  }

  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
