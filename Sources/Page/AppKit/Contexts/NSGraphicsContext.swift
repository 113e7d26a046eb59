import CoreGraphics
import Foundation
@_spi(AppKit) import UIKit

/// Where drawing functions without a context draw.
open class NSGraphicsContext: NSObject {
  public let cgContext: CGContext
  /// Whether y grows downwards.
  public let isFlipped: Bool

  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
    super.init()
  }

  /// Draws into a bitmap, pixel by pixel from its lower left.
  public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
    guard let context = bitmapRep.drawingContext else { return nil }
    self.init(cgContext: context, flipped: false)
  }

  /// The context that drawing goes to now; the same object as long as it is the same.
  open class var current: NSGraphicsContext? {
    get {
      guard let context = UIGraphicsGetCurrentContext() else { return nil }
      let isFlipped = DrawingContexts.axis == .down
      if let known, known.cgContext === context, known.isFlipped == isFlipped { return known }
      known = NSGraphicsContext(cgContext: context, flipped: isFlipped)
      return known
    }
    set {
      UIGraphicsPopContext()
      newValue?.push()
      known = newValue
    }
  }

  private static var known: NSGraphicsContext? {
    get { Thread.current.threadDictionary["NSGraphicsContext"] as? NSGraphicsContext }
    set { Thread.current.threadDictionary["NSGraphicsContext"] = newValue }
  }

  func push() {
    DrawingContexts.push(cgContext, axis: isFlipped ? .down : .up)
  }

  /// Whether it is the screen that is drawn on; here it never is.
  open class func currentContextDrawingToScreen() -> Bool { false }

  // MARK: Keeping and restoring

  /// Keeps the current context, and how it draws.
  open class func saveGraphicsState() {
    guard let current else { return }
    current.saveGraphicsState()
    current.push()
  }

  /// Makes the context that was kept last the current one.
  open class func restoreGraphicsState() {
    UIGraphicsPopContext()
    current?.restoreGraphicsState()
  }

  open func saveGraphicsState() {
    cgContext.saveGState()
  }

  open func restoreGraphicsState() {
    cgContext.restoreGState()
  }

  open func flushGraphics() {}

  // MARK: How it draws

  open var shouldAntialias = true {
    didSet { cgContext.setShouldAntialias(shouldAntialias) }
  }

  open var imageInterpolation = NSImageInterpolation.default {
    didSet { cgContext.interpolationQuality = imageInterpolation.quality }
  }

  open var compositingOperation = NSCompositingOperation.sourceOver {
    didSet { cgContext.setBlendMode(compositingOperation.blendMode) }
  }

  open var patternPhase = NSPoint.zero {
    didSet {
      cgContext.setPatternPhase(CGSize(width: patternPhase.x, height: patternPhase.y))
    }
  }
}

/// How much care is taken when a picture is drawn in another size.
public enum NSImageInterpolation: UInt, Sendable {
  case `default`, none, low, high, medium

  var quality: CGInterpolationQuality {
    switch self {
    case .default: .default
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}
