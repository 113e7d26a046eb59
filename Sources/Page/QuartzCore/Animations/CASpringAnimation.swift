import CoreGraphics
import Foundation

/// As a mass on a spring moves.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// Whether a spring that is damped more than it needs creeps to its end; otherwise it moves as
  /// one that is damped just enough.
  open var allowsOverdamping = false

  /// A spring by how it feels: how long it seems to move, and how far it swings beyond its end.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring.feeling(duration: perceptualDuration, bounce: Double(bounce))
    (mass, stiffness, damping) = (1, CGFloat(spring.stiffness), CGFloat(spring.damping))
    allowsOverdamping = bounce < 0
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness) = (other.mass, other.stiffness)
    (damping, initialVelocity) = (other.damping, other.initialVelocity)
    allowsOverdamping = other.allowsOverdamping
  }

  override func makePlain() -> CAAnimation { CASpringAnimation() }

  /// How long it seems to move.
  open var perceptualDuration: CFTimeInterval {
    guard stiffness > 0, mass > 0 else { return .infinity }
    return 2 * .pi / Double(stiffness / mass).squareRoot()
  }

  /// How far it swings: 0 not at all, 1 for ever, below 0 it creeps.
  open var bounce: CGFloat {
    guard stiffness > 0, mass > 0 else { return 0 }
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// When the spring is at rest, to a thousandth.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  var spring: Spring {
    let damping =
      allowsOverdamping ? damping : min(damping, 2 * (stiffness * mass).squareRoot())
    return Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  /// Where the spring is after so many seconds, 1 at its goal.
  @_spi(UIKit) public func springProgress(at time: Double) -> Double { spring.progress(at: time) }

  override var evened: CAAnimation {
    let plain = CABasicAnimation()
    plain.take(from: self)
    plain.timingFunction = nil
    return plain
  }

  override var pace: Pace { .spring(spring, duration: duration) }
}
