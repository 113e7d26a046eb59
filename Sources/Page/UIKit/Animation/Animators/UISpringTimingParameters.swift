import CoreGraphics
import Foundation
import QuartzCore

/// A pace as a mass on a spring moves.
///
/// Made of a damping ratio it takes the animator's duration; made of a mass, or of how it feels,
/// it takes as long as it takes.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
  @preconcurrency NSCopying
{
  public let initialVelocity: CGVector
  let law: SpringLaw

  /// The spring of the system: critically damped.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (law, initialVelocity) = (.fitted(dampingRatio: ratio), velocity)
    super.init()
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    law = .free(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    (law, initialVelocity) = (.feeling(duration: duration, bounce: bounce), velocity)
    super.init()
  }

  public required init?(coder: NSCoder) {
    func number(_ name: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: name)) }
    initialVelocity = CGVector(dx: number("dx"), dy: number("dy"))
    law =
      coder.containsValue(forKey: "ratio")
      ? .fitted(dampingRatio: number("ratio"))
      : .free(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"))
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(initialVelocity.dx), forKey: "dx")
    coder.encode(Double(initialVelocity.dy), forKey: "dy")
    switch law {
    case .fitted(let ratio): coder.encode(Double(ratio), forKey: "ratio")
    case .free(let mass, let stiffness, let damping):
      coder.encode(Double(mass), forKey: "mass")
      coder.encode(Double(stiffness), forKey: "stiffness")
      coder.encode(Double(damping), forKey: "damping")
    }
  }

  /// It never changes, so it is its own copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
