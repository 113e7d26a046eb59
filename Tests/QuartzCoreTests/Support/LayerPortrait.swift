@_spi(Colors) @_spi(Paths) @_spi(Pictures) import CoreGraphics
import Foundation
import PageProtocol

@testable @_spi(UIKit) import QuartzCore

/// What a layer's properties are on the wire, read through its public properties alone.
///
/// Written out beside the recorder's own way, so that the two can disagree.
@MainActor
enum LayerPortrait {
  static func of(_ layer: CALayer) -> [LayerProperty.Key: LayerProperty] {
    var all = common(layer)
    switch layer {
    case let shape as CAShapeLayer: all += properties(of: shape)
    case let gradient as CAGradientLayer: all += properties(of: gradient)
    case let replicator as CAReplicatorLayer: all += properties(of: replicator)
    case let emitter as CAEmitterLayer: all += properties(of: emitter)
    default: break
    }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
  }

  private static func common(_ layer: CALayer) -> [LayerProperty] {
    let (bounds, part) = (layer.bounds, layer.contentsRect)
    return [
      .bounds(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height),
      .position(x: layer.position.x, y: layer.position.y),
      .anchorPoint(x: layer.anchorPoint.x, y: layer.anchorPoint.y),
      .anchorPointZ(layer.anchorPointZ), .zPosition(layer.zPosition),
      .transform(numbers(layer.transform)), .sublayerTransform(numbers(layer.sublayerTransform)),
      .opacity(Double(layer.opacity)), .isHidden(layer.isHidden),
      .masksToBounds(layer.masksToBounds), .isDoubleSided(layer.isDoubleSided),
      .backgroundColor(color(layer.backgroundColor)), .cornerRadius(layer.cornerRadius),
      .maskedCorners(LayerCorners(rawValue: UInt8(layer.maskedCorners.rawValue))),
      .cornerCurve(layer.cornerCurve == .continuous ? .continuous : .circular),
      .borderWidth(layer.borderWidth), .borderColor(color(layer.borderColor)),
      .shadowColor(color(layer.shadowColor)), .shadowOpacity(Double(layer.shadowOpacity)),
      .shadowOffset(width: layer.shadowOffset.width, height: layer.shadowOffset.height),
      .shadowRadius(layer.shadowRadius), .shadowPath(path(layer.shadowPath)),
      .isGeometryFlipped(layer.isGeometryFlipped), .contentsScale(layer.contentsScale),
      .contents((layer.contents as! CGImage?)?.contentHash),
      .contentsGravity(layer.contentsGravity == .center ? .center : .resize),
      .contentsRect(
        LayerRect(x: part.minX, y: part.minY, width: part.width, height: part.height)),
      .magnificationFilter(layer.magnificationFilter == .nearest ? .nearest : .linear),
      .blendMode(layer.compositingFilter as? String == "multiplyBlendMode" ? .multiply : .normal),
    ]
  }

  private static func properties(of layer: CAShapeLayer) -> [LayerProperty] {
    [
      .path(path(layer.path)), .fillColor(color(layer.fillColor)),
      .strokeColor(color(layer.strokeColor)), .strokeStart(layer.strokeStart),
      .strokeEnd(layer.strokeEnd), .lineWidth(layer.lineWidth), .miterLimit(layer.miterLimit),
      .fillRule(layer.fillRule == .evenOdd ? .evenOdd : .nonZero),
      .lineCap(layer.lineCap == .round ? .round : .butt),
      .lineJoin(layer.lineJoin == .bevel ? .bevel : .miter),
      .lineDashPhase(layer.lineDashPhase),
      .lineDashPattern((layer.lineDashPattern ?? []).map(\.doubleValue)),
    ]
  }

  private static func properties(of layer: CAGradientLayer) -> [LayerProperty] {
    [
      .colors((layer.colors ?? []).map { color(($0 as! CGColor))! }),
      .locations((layer.locations ?? []).map(\.doubleValue)),
      .startPoint(x: layer.startPoint.x, y: layer.startPoint.y),
      .endPoint(x: layer.endPoint.x, y: layer.endPoint.y),
      .gradientType(layer.type == .conic ? .conic : .axial),
    ]
  }

  private static func properties(of layer: CAReplicatorLayer) -> [LayerProperty] {
    [
      .instanceCount(UInt32(layer.instanceCount)), .preservesDepth(layer.preservesDepth),
      .instanceDelay(layer.instanceDelay), .instanceTransform(numbers(layer.instanceTransform)),
      .instanceColor(color(layer.instanceColor)!),
      .instanceColorOffsets(
        LayerColor(
          red: layer.instanceRedOffset, green: layer.instanceGreenOffset,
          blue: layer.instanceBlueOffset, alpha: layer.instanceAlphaOffset)),
    ]
  }

  private static func properties(of layer: CAEmitterLayer) -> [LayerProperty] {
    [
      .emitterPosition(
        x: layer.emitterPosition.x, y: layer.emitterPosition.y, z: layer.emitterZPosition),
      .emitterSize(
        width: layer.emitterSize.width, height: layer.emitterSize.height,
        depth: layer.emitterDepth),
      .emitterScalars(
        EmitterScalars(
          birthRate: layer.birthRate, lifetime: layer.lifetime, velocity: layer.velocity,
          scale: layer.scale, spin: layer.spin)),
    ]
  }

  static func numbers(_ m: CATransform3D) -> [Double] {
    [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
      m.m42, m.m43, m.m44,
    ].map { Double($0) }
  }

  static func color(_ color: CGColor?) -> LayerColor? {
    color.map {
      LayerColor(
        red: Float($0.rgba.red), green: Float($0.rgba.green), blue: Float($0.rgba.blue),
        alpha: Float($0.rgba.alpha))
    }
  }

  static func path(_ path: CGPath?) -> LayerPath? {
    func point(_ point: CGPoint) -> LayerPoint { LayerPoint(x: point.x, y: point.y) }
    return path.map {
      LayerPath(
        $0.elements.map { step in
          switch step {
          case .move(let to): .move(point(to))
          case .line(let to): .line(point(to))
          case .quad(let control, let to): .quadratic(point(control), to: point(to))
          case .cubic(let first, let second, let to):
            .cubic(point(first), point(second), to: point(to))
          case .close: .close
          }
        })
    }
  }
}
