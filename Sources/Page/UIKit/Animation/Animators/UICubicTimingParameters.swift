import CoreGraphics
import Foundation
import QuartzCore

/// A pace by a cubic curve: one with a name, or one by its control points.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
  @preconcurrency NSCopying
{
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let kind: UITimingCurveType

  /// The curve of the system.
  public override init() {
    (animationCurve, kind) = (.easeInOut, .builtin)
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, kind) = (curve, .builtin)
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      }
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, kind) = (.easeInOut, .cubic)
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  public required init?(coder: NSCoder) {
    let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve"))
    animationCurve = curve ?? .easeInOut
    kind = UITimingCurveType(rawValue: coder.decodeInteger(forKey: "kind")) ?? .builtin
    func number(_ name: String) -> Double { coder.decodeDouble(forKey: name) }
    controlPoint1 = CGPoint(x: number("x1"), y: number("y1"))
    controlPoint2 = CGPoint(x: number("x2"), y: number("y2"))
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: "curve")
    coder.encode(kind.rawValue, forKey: "kind")
    coder.encode(Double(controlPoint1.x), forKey: "x1")
    coder.encode(Double(controlPoint1.y), forKey: "y1")
    coder.encode(Double(controlPoint2.x), forKey: "x2")
    coder.encode(Double(controlPoint2.y), forKey: "y2")
  }

  /// It never changes, so it is its own copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { kind }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}
