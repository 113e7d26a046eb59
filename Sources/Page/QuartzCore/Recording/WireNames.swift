import Foundation
import PageProtocol

extension LayerProperty {
  /// A choice by Core Animation's name for it; a name nobody knows is the usual choice.
  init?(_ key: LayerKey, name: String) {
    switch key {
    case .contentsGravity: self = .contentsGravity(ContentsGravity(named: name))
    case .cornerCurve:
      self = .cornerCurve(name == CALayerCornerCurve.continuous.rawValue ? .continuous : .circular)
    case .magnificationFilter: self = .magnificationFilter(ContentsFilter(named: name))
    case .minificationFilter: self = .minificationFilter(ContentsFilter(named: name))
    case .compositingFilter: self = .blendMode(LayerBlendMode(named: name))
    case .fillRule:
      self = .fillRule(name == CAShapeLayerFillRule.evenOdd.rawValue ? .evenOdd : .nonZero)
    case .lineCap: self = .lineCap(LineCap(named: name))
    case .lineJoin: self = .lineJoin(LineJoin(named: name))
    case .gradientType: self = .gradientType(GradientType(named: name))
    default: return nil
    }
  }
}

extension ContentsGravity {
  fileprivate init(named name: String) {
    self = ContentsGravity.names[CALayerContentsGravity(rawValue: name)] ?? .resize
  }

  private static let names: [CALayerContentsGravity: ContentsGravity] = [
    .resize: .resize, .resizeAspect: .resizeAspect, .resizeAspectFill: .resizeAspectFill,
    .center: .center, .top: .top, .bottom: .bottom, .left: .left, .right: .right,
    .topLeft: .topLeft, .topRight: .topRight, .bottomLeft: .bottomLeft,
    .bottomRight: .bottomRight,
  ]
}

extension ContentsFilter {
  fileprivate init(named name: String) {
    switch CALayerContentsFilter(rawValue: name) {
    case .nearest: self = .nearest
    case .trilinear: self = .trilinear
    default: self = .linear
    }
  }
}

extension LineCap {
  fileprivate init(named name: String) {
    switch CAShapeLayerLineCap(rawValue: name) {
    case .round: self = .round
    case .square: self = .square
    default: self = .butt
    }
  }
}

extension LineJoin {
  fileprivate init(named name: String) {
    switch CAShapeLayerLineJoin(rawValue: name) {
    case .round: self = .round
    case .bevel: self = .bevel
    default: self = .miter
    }
  }
}

extension GradientType {
  fileprivate init(named name: String) {
    switch CAGradientLayerType(rawValue: name) {
    case .radial: self = .radial
    case .conic: self = .conic
    default: self = .axial
    }
  }
}

extension LayerBlendMode {
  fileprivate init(named name: String) {
    self = LayerBlendMode(rawValue: UInt8(LayerFilterNames.number(name))) ?? .normal
  }
}
