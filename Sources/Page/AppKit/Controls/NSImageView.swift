import CoreGraphics
import Foundation

/// What a picture does in a rectangle of another shape.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// Shows a picture.
open class NSImageView: NSView {
  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    self.image = image
  }

  open var image: NSImage? {
    didSet {
      needsDisplay = true
      invalidateIntrinsicContentSize()
    }
  }

  open var imageScaling = NSImageScaling.scaleProportionallyDown {
    didSet { needsDisplay = true }
  }

  open override var intrinsicContentSize: NSSize { image?.size ?? super.intrinsicContentSize }

  open override func draw(_ dirtyRect: NSRect) {
    guard let image, image.size.width > 0, image.size.height > 0 else { return }
    let fit = min(bounds.width / image.size.width, bounds.height / image.size.height)
    let size: NSSize
    switch imageScaling {
    case .scaleAxesIndependently: size = bounds.size
    case .scaleNone: size = image.size
    case .scaleProportionallyDown: size = image.size.scaled(by: min(fit, 1))
    case .scaleProportionallyUpOrDown: size = image.size.scaled(by: fit)
    }
    image.draw(
      in: NSRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
  }
}

extension NSSize {
  fileprivate func scaled(by scale: CGFloat) -> NSSize {
    NSSize(width: width * scale, height: height * scale)
  }
}
