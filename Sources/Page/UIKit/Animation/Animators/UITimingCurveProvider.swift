import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// What kind of pace a provider gives.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// Somebody who knows the pace of an animation.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The spring where there is one, else the curve.
  var pacing: AnimationPacing {
    if let spring = springTimingParameters, timingCurveType != .cubic {
      return .spring(spring.law, velocity: spring.initialVelocity)
    }
    return .function(cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .default))
  }
}
