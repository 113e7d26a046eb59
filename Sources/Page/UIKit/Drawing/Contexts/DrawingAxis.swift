import CoreGraphics
import Foundation

/// Where y grows to in a context: downwards in UIKit's, upwards in AppKit's.
@_spi(AppKit)
public enum DrawingAxis: Sendable {
  case down, up

  /// Draws what stands on its feet where y grows downwards so that it does where y grows upwards.
  func upright(_ rect: CGRect, in context: CGContext, _ draw: () -> Void) {
    guard self == .up else { return draw() }
    context.saveGState()
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    draw()
    context.restoreGState()
  }
}

/// The stack of contexts, for another framework that draws with the same letters.
@_spi(AppKit)
public enum DrawingContexts {
  public static var axis: DrawingAxis { GraphicsStack.axis }

  public static func push(_ context: CGContext, axis: DrawingAxis) {
    GraphicsStack.push(context, axis: axis)
  }

  /// Says how the sheet of the view that draws now lies, once anybody draws on it.
  public static func turnSheet(axis: DrawingAxis, _ prepare: @escaping (CGContext) -> Void) {
    GraphicsStack.sheet?.axis = axis
    GraphicsStack.sheet?.whenMade = prepare
  }
}

/// A value of another framework that looks as one of this framework's does.
@_spi(AppKit)
public protocol LooksLikeAnother {
  var lookedLike: Any? { get }
  /// Of a picture, which may take long to draw.
  var lookedLikeSize: CGSize? { get }
}

@_spi(AppKit)
extension LooksLikeAnother {
  public var lookedLikeSize: CGSize? { nil }
}
