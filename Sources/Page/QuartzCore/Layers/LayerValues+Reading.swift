import CoreGraphics
import Foundation

extension LayerKey {
  /// What a new layer has.
  var initialValue: LayerValue {
    switch self {
    case .maskedCorners: .corners(.all)
    case .cornerCurve: .name(CALayerCornerCurve.circular.rawValue)
    case .contentsRect, .contentsCenter: .rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    case .mask: .layer(nil)
    case .shadowPath, .path: .path(nil)
    case .magnificationFilter, .minificationFilter: .name(CALayerContentsFilter.linear.rawValue)
    case .compositingFilter: .name("")
    case .contentsTint, .backdropTint, .silhouette, .strokeColor: .color(nil)
    case .fillColor: .color(.black)
    case .fillRule: .name(CAShapeLayerFillRule.nonZero.rawValue)
    case .strokeEnd, .lineWidth, .instanceCount, .backdropSaturation: .number(1)
    case .miterLimit: .number(10)
    case .lineCap: .name(CAShapeLayerLineCap.butt.rawValue)
    case .lineJoin: .name(CAShapeLayerLineJoin.miter.rawValue)
    case .lineDashPattern, .locations: .numbers([])
    case .gradientType: .name(CAGradientLayerType.axial.rawValue)
    case .colors: .colors([])
    case .startPoint: .point(CGPoint(x: 0.5, y: 0))
    case .endPoint: .point(CGPoint(x: 0.5, y: 1))
    case .isGeometryFlipped, .preservesDepth: .flag(false)
    case .instanceTransform: .transform(CATransform3DIdentity)
    case .instanceColor: .color(.white)
    case .instanceColorOffsets: .numbers([0, 0, 0, 0])
    case .emitter: .emitter(EmitterValues())
    case .emitterPoint, .emitterExtent: .numbers([0, 0, 0])
    case .emitterFactors: .numbers([1, 1, 1, 1, 1])
    case .text: .text(nil)
    case .anchorPointZ, .backdropBlur, .strokeStart, .lineDashPhase, .instanceDelay, .own:
      .number(0)
    default: LayerValues()[self]
    }
  }
}

extension LayerValues {
  func number(_ key: LayerKey) -> CGFloat {
    guard case .number(let value) = self[key] else { return 0 }
    return value
  }

  func flag(_ key: LayerKey) -> Bool {
    guard case .flag(let value) = self[key] else { return false }
    return value
  }

  func point(_ key: LayerKey) -> CGPoint {
    guard case .point(let value) = self[key] else { return .zero }
    return value
  }

  func rect(_ key: LayerKey) -> CGRect {
    guard case .rect(let value) = self[key] else { return .zero }
    return value
  }

  func transform(_ key: LayerKey) -> CATransform3D {
    guard case .transform(let value) = self[key] else { return CATransform3DIdentity }
    return value
  }

  func color(_ key: LayerKey) -> CGColor? {
    guard case .color(let value) = self[key] else { return nil }
    return value
  }

  func colors(_ key: LayerKey) -> [CGColor] {
    guard case .colors(let value) = self[key] else { return [] }
    return value
  }

  func numbers(_ key: LayerKey) -> [CGFloat] {
    guard case .numbers(let value) = self[key] else { return [] }
    return value
  }

  func path(_ key: LayerKey) -> CGPath? {
    guard case .path(let value) = self[key] else { return nil }
    return value
  }

  func name(_ key: LayerKey) -> String {
    guard case .name(let value) = self[key] else { return "" }
    return value
  }

  var corners: CACornerMask {
    guard case .corners(let value) = self[.maskedCorners] else { return .all }
    return value
  }

  var mask: CALayer? {
    guard case .layer(let value) = self[.mask] else { return nil }
    return value
  }

  var emitter: EmitterValues {
    guard case .emitter(let value) = self[.emitter] else { return EmitterValues() }
    return value
  }

  var text: LayerText? {
    guard case .text(let value) = self[.text] else { return nil }
    return value
  }
}
