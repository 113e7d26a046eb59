import CoreGraphics
import Foundation

/// As a mass on a spring moves.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness) = (other.mass, other.stiffness)
    (damping, initialVelocity) = (other.damping, other.initialVelocity)
  }

  /// When the spring is at rest, to a thousandth.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  override var pace: Pace { .spring(spring, duration: duration) }
}
