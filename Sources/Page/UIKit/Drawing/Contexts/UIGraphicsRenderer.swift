import CoreGraphics
import Foundation

/// What a renderer makes.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  open internal(set) var bounds = CGRect.zero

  public override init() {
    super.init()
  }

  open class func `default`() -> Self { make() }

  class func make() -> Self {
    // Only Apple's classes are asked for their default, and each says how it is made.
    guard let format = UIGraphicsRendererFormat() as? Self else {
      fatalError("\(self) does not say what its default is.")
    }
    return format
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsRendererFormat()
    copy.bounds = bounds
    return copy
  }
}

/// What a renderer's closure draws with.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  let givenFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    (cgContext, givenFormat) = (context, format)
    super.init()
  }

  open var format: UIGraphicsRendererFormat { givenFormat }

  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// A line a point wide, within the rectangle.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Draws.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  let givenFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, givenFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.givenFormat = givenFormat
    givenFormat.bounds = bounds
    super.init()
  }

  open var format: UIGraphicsRendererFormat { givenFormat }

  open var allowsImageOutput: Bool { false }
}
