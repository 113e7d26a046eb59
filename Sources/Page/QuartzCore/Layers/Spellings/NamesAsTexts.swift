// What Swift before 4.2 took as a plain text, and pages write as one.

/// A name of Core Animation that may be written as a text.
public protocol CANamedByText: RawRepresentable, ExpressibleByStringLiteral
where RawValue == String {
  init(rawValue: String)
}

extension CANamedByText {
  public init(stringLiteral text: String) {
    self.init(rawValue: text)
  }
}

extension CALayerContentsGravity: CANamedByText {}
extension CALayerContentsFilter: CANamedByText {}
extension CALayerContentsFormat: CANamedByText {}
extension CALayerCornerCurve: CANamedByText {}
extension CAShapeLayerFillRule: CANamedByText {}
extension CAShapeLayerLineJoin: CANamedByText {}
extension CAShapeLayerLineCap: CANamedByText {}
extension CAGradientLayerType: CANamedByText {}
extension CAScrollLayerScrollMode: CANamedByText {}
extension CAEmitterLayerEmitterShape: CANamedByText {}
extension CAEmitterLayerEmitterMode: CANamedByText {}
extension CAEmitterLayerRenderMode: CANamedByText {}
extension CAMediaTimingFunctionName: CANamedByText {}
extension CAMediaTimingFillMode: CANamedByText {}
extension CATransitionType: CANamedByText {}
extension CATransitionSubtype: CANamedByText {}
extension CAAnimationCalculationMode: CANamedByText {}
extension CAAnimationRotationMode: CANamedByText {}
extension CAValueFunctionName: CANamedByText {}
