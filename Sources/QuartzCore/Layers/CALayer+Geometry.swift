import CoreGraphics
import Foundation

extension LayerValues {
  /// The smallest upright rectangle around the layer in its superlayer.
  var frame: CGRect {
    let size = bounds.size
    let corner = CGPoint(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y)
    let rect = CGRect(origin: corner, size: size)
    let placed = transform == CATransform3DIdentity ? rect : rect.applying(transform.flattened)
    return placed.offsetBy(dx: position.x, dy: position.y)
  }

  /// From the layer's own points to its superlayer's.
  var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.origin.x + bounds.width * anchorPoint.x,
      y: bounds.origin.y + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.flattened)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGRect {
  var withPositiveSize: CGRect { size.width < 0 || size.height < 0 ? standardized : self }
}

extension CALayer {
  /// Gives the layer the bounds and position with which it fills the frame.
  func place(in frame: CGRect) {
    let frame = frame.withPositiveSize
    var size = frame.size
    if modelValues.transform != CATransform3DIdentity {
      let linear = modelValues.transform.flattened.inverted()
      size = CGRect(origin: .zero, size: size).applying(linear).size
    }
    let anchor = modelValues.anchorPoint
    bounds = CGRect(origin: modelValues.bounds.origin, size: size)
    position = CGPoint(
      x: frame.origin.x + frame.width * anchor.x, y: frame.origin.y + frame.height * anchor.y)
  }

  /// The layer's transform as one of the plane.
  public func affineTransform() -> CGAffineTransform { transform.flattened }

  /// Sets the layer's transform from one of the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  // MARK: Converting

  /// From this layer's points to those of the top of its tree.
  private var toTop: CGAffineTransform {
    var result = modelValues.toSuperlayer
    var next = superlayer
    while let layer = next {
      result = result.concatenating(layer.modelValues.toSuperlayer)
      next = layer.superlayer
    }
    return result
  }

  private func conversion(to other: CALayer?) -> CGAffineTransform {
    toTop.concatenating(other?.toTop.inverted() ?? .identity)
  }

  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(conversion(to: layer))
  }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(conversion(to: layer).inverted())
  }

  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(conversion(to: layer))
  }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(conversion(to: layer).inverted())
  }

  // MARK: Hit testing

  func deepestLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let linear = modelValues.transform.flattened
    guard linear.a * linear.d != linear.b * linear.c else { return nil }
    let inside = point.applying(modelValues.toSuperlayer.inverted())
    let isWithin = contains(inside)
    if masksToBounds && !isWithin { return nil }
    for layer in sublayersInDrawingOrder.reversed() {
      if let found = layer.hitTest(inside) { return found }
    }
    return isWithin ? self : nil
  }

  // MARK: Time

  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(of: layer?.globalTime(of: time) ?? time)
  }

  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let time = globalTime(of: time)
    return layer?.localTime(of: time) ?? time
  }

  private func localTime(of time: CFTimeInterval) -> CFTimeInterval {
    let parent = superlayer?.localTime(of: time) ?? time
    return (parent - beginTime) * Double(speed) + timeOffset
  }

  private func globalTime(of time: CFTimeInterval) -> CFTimeInterval {
    let parent = (time - timeOffset) / (speed == 0 ? 1 : Double(speed)) + beginTime
    return superlayer?.globalTime(of: parent) ?? parent
  }
}
