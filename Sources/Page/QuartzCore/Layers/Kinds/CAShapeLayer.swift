import CoreGraphics
import Foundation
import PageProtocol

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  override var kind: LayerKind { .shape }

  open var path: CGPath? {
    get { modelValues.path(.path) }
    set { change(.path, to: .path(newValue)) }
  }

  open var fillColor: CGColor? {
    get { modelValues.color(.fillColor) }
    set { change(.fillColor, to: .color(newValue)) }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { CAShapeLayerFillRule(rawValue: modelValues.name(.fillRule)) }
    set { change(.fillRule, to: .name(newValue.rawValue)) }
  }

  open var strokeColor: CGColor? {
    get { modelValues.color(.strokeColor) }
    set { change(.strokeColor, to: .color(newValue)) }
  }

  open var strokeStart: CGFloat {
    get { modelValues.number(.strokeStart) }
    set { change(.strokeStart, to: .number(newValue)) }
  }

  open var strokeEnd: CGFloat {
    get { modelValues.number(.strokeEnd) }
    set { change(.strokeEnd, to: .number(newValue)) }
  }

  open var lineWidth: CGFloat {
    get { modelValues.number(.lineWidth) }
    set { change(.lineWidth, to: .number(newValue)) }
  }

  open var miterLimit: CGFloat {
    get { modelValues.number(.miterLimit) }
    set { change(.miterLimit, to: .number(newValue)) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: modelValues.name(.lineCap)) }
    set { change(.lineCap, to: .name(newValue.rawValue)) }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: modelValues.name(.lineJoin)) }
    set { change(.lineJoin, to: .name(newValue.rawValue)) }
  }

  open var lineDashPhase: CGFloat {
    get { modelValues.number(.lineDashPhase) }
    set { change(.lineDashPhase, to: .number(newValue)) }
  }

  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = modelValues.numbers(.lineDashPattern)
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: Double($0)) }
    }
    set { change(.lineDashPattern, to: .numbers((newValue ?? []).map { CGFloat($0.doubleValue) })) }
  }
}
