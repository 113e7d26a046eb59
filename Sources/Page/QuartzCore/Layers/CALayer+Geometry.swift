import CoreGraphics
import Foundation

extension LayerValues {
  /// The smallest upright rectangle around the layer in its superlayer.
  var frame: CGRect {
    let size = bounds.size
    let corner = CGPoint(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y)
    let rect = CGRect(origin: corner, size: size)
    let placed = transform == CATransform3DIdentity ? rect : PlaneMap(transform).apply(rect)
    return placed.offsetBy(dx: position.x, dy: position.y)
  }

  /// The place the layer is turned about, in its own points.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.width * anchorPoint.x,
      y: bounds.origin.y + bounds.height * anchorPoint.y)
  }

  /// From the layer's own points to its superlayer's, the superlayer's own part left out.
  var placement: CATransform3D {
    let depth = number(.anchorPointZ)
    let anchor = anchor
    guard transform != CATransform3DIdentity else {
      let moved = CATransform3DMakeTranslation(
        position.x - anchor.x, position.y - anchor.y, zPosition)
      return flag(.isGeometryFlipped) ? CATransform3DConcat(flip, moved) : moved
    }
    let there = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -depth)
    let back = CATransform3DMakeTranslation(position.x, position.y, zPosition + depth)
    let result = CATransform3DConcat(CATransform3DConcat(there, transform), back)
    return flag(.isGeometryFlipped) ? CATransform3DConcat(flip, result) : result
  }

  /// Whether the layer is neither turned nor scaled nor flipped.
  var liesPlainly: Bool { transform == CATransform3DIdentity && !flag(.isGeometryFlipped) }

  var leavesSublayersPlain: Bool { sublayerTransform == CATransform3DIdentity }

  /// Turns what lies in the bounds over, top to bottom.
  private var flip: CATransform3D {
    var flip = CATransform3DMakeScale(1, -1, 1)
    flip.m42 = bounds.minY + bounds.maxY
    return flip
  }

  /// What the layer does to its sublayers, about the centre of its bounds.
  var sublayerPlacement: CATransform3D? {
    guard sublayerTransform != CATransform3DIdentity else { return nil }
    let there = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
    let back = CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
    return CATransform3DConcat(CATransform3DConcat(there, sublayerTransform), back)
  }
}

extension CGRect {
  var withPositiveSize: CGRect { size.width < 0 || size.height < 0 ? standardized : self }
}

extension CALayer {
  /// From the layer's own points to its superlayer's, in space.
  var toSuperlayerSpace: CATransform3D {
    let placement = modelValues.placement
    guard let parent = superlayer?.modelValues.sublayerPlacement else { return placement }
    return CATransform3DConcat(placement, parent)
  }

  /// Gives the layer the bounds and position with which it fills the frame.
  func place(in frame: CGRect) {
    let frame = frame.withPositiveSize
    var size = frame.size
    if modelValues.transform != CATransform3DIdentity {
      let linear = modelValues.transform.flattened.inverted()
      let plain = CGRect(origin: .zero, size: size).applying(linear).size
      // A transform of numbers that are none leads nowhere, and not back either.
      if plain.width.isFinite, plain.height.isFinite { size = plain }
    }
    let anchor = modelValues.anchorPoint
    let corner = CGPoint(x: -size.width * anchor.x, y: -size.height * anchor.y)
    let rect = CGRect(origin: corner, size: size)
    var placed = PlaneMap(modelValues.transform).apply(rect)
    if placed.minX.isNaN || placed.minY.isNaN { placed = rect }
    bounds = CGRect(origin: modelValues.bounds.origin, size: size)
    position = CGPoint(x: frame.minX - placed.minX, y: frame.minY - placed.minY)
  }

  // MARK: Hit testing

  /// A point of the superlayer's plane in the layer's own points; none where the layer is seen
  /// from its edge.
  @_spi(UIKit) public func pointFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    if modelValues.liesPlainly, superlayer?.modelValues.leavesSublayersPlain ?? true {
      let anchor = modelValues.anchor
      let position = modelValues.position
      return CGPoint(x: point.x - position.x + anchor.x, y: point.y - position.y + anchor.y)
    }
    if let superlayer, superlayer.kind == .transform { return convert(point, from: superlayer) }
    return PlaneMap(toSuperlayerSpace).inverse?.apply(point)
  }

  func deepestLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    guard let map = PlaneMap(toSuperlayerSpace).inverse else { return nil }
    return deepestLayer(inside: map.apply(point))
  }

  private func deepestLayer(inside point: CGPoint) -> CALayer? {
    let isWithin = contains(point)
    if masksToBounds && !isWithin { return nil }
    for layer in sublayersInDrawingOrder.reversed() {
      if let found = layer.hitTest(point) { return found }
    }
    return isWithin ? self : nil
  }

  // MARK: Scrolling

  var enclosingScrollLayer: CAScrollLayer? {
    var next = superlayer
    while let layer = next {
      if let scroller = layer as? CAScrollLayer { return scroller }
      next = layer.superlayer
    }
    return nil
  }

  var visiblePart: CGRect {
    guard let scroller = enclosingScrollLayer else { return bounds }
    return convert(scroller.visibleRect, from: scroller).intersection(bounds)
  }

  // MARK: Time

  func convertedTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(of: layer?.globalTime(of: time) ?? time)
  }

  func convertedTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
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
