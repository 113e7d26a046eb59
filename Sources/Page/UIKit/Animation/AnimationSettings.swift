import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// How a block's changes animate.
struct AnimationSettings {
  var duration: Double
  var delay: Double
  var options: UIView.AnimationOptions
  var curve: AnimationPacing
  /// How often, and whether there and back, where the options do not say it.
  var repetition = Repetition()
  /// Whether a change ends what repeats without end on the same value.
  var endsRepetition = false

  struct Repetition {
    var count: Float = 1
    var autoreverses = false
    /// How long each run waits before it begins.
    var pause = 0.0

    /// An animation that waits for the pause and then makes a run. Repeated, it waits each time.
    func pausing(before run: CAAnimation) -> CAAnimation {
      guard pause > 0, !(run is CATransition) else { return run }
      let group = CAAnimationGroup()
      group.animations = [run]
      group.duration = pause + run.duration
      group.fillMode = .both
      run.delay = pause
      return group
    }
  }

  /// What a block that says no more than its duration animates with.
  static func lasting(_ duration: Double) -> AnimationSettings {
    let options: UIView.AnimationOptions = []
    return AnimationSettings(
      duration: duration, delay: 0, options: options, curve: .function(options.curve))
  }

  /// A nested block takes the outer one's duration and curve unless its options say otherwise.
  func inheriting(from outer: AnimationSettings?) -> AnimationSettings {
    guard let outer else { return self }
    var settings = self
    if !options.contains(.overrideInheritedDuration) {
      settings.duration = outer.duration
      settings.delay = outer.delay
    }
    if !options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      let handedOn: UIView.AnimationOptions = [
        .repeat, .autoreverse, .allowUserInteraction, .beginFromCurrentState, .layoutSubviews,
      ]
      settings.options.formUnion(outer.options.intersection(handedOn))
      settings.repetition = outer.repetition
    }
    return settings
  }

  var repeatCount: Float { options.contains(.repeat) ? .infinity : repetition.count }

  var autoreverses: Bool { options.contains(.autoreverse) || repetition.autoreverses }
}

/// The pace of an animation: a curve, or a spring with the speed it begins with.
enum AnimationPacing {
  case function(CAMediaTimingFunction)
  case spring(SpringLaw, velocity: CGVector)

  /// How long a spring takes that was not made for a duration.
  func length(_ duration: Double) -> Double {
    guard case .spring(let law, let velocity) = self, case .free = law else { return duration }
    return law.animation(duration: duration, velocity: velocity.dx).settlingDuration
  }

  /// An animation of this pace.
  func animation(keyPath: String, duration: Double, speed: CGFloat? = nil) -> CABasicAnimation {
    switch self {
    case .function(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      return animation
    case .spring(let law, let velocity):
      let animation = law.animation(duration: duration, velocity: speed ?? velocity.dx)
      animation.keyPath = keyPath
      return animation
    }
  }

  /// How a property animator plays a stretch with it.
  func drivePacing(duration: Double) -> AnimationDrive.Pacing {
    switch self {
    case .function(let function): .function(function)
    case .spring(let law, let velocity):
      .spring(law.animation(duration: duration, velocity: velocity.dx))
    }
  }
}

/// What is known of a spring.
enum SpringLaw {
  /// It is at rest when the duration is over.
  case fitted(dampingRatio: CGFloat)
  /// It takes as long as it takes.
  case free(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)

  static func feeling(duration: Double, bounce: CGFloat) -> SpringLaw {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    return .free(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
  }

  func animation(duration: Double, velocity: CGFloat) -> CASpringAnimation {
    let animation = CASpringAnimation()
    switch self {
    case .fitted(let ratio):
      let fit = Spring.fitting(
        dampingRatio: Double(ratio), duration: max(duration, 1e-3), velocity: Double(velocity))
      (animation.stiffness, animation.damping) = (CGFloat(fit.stiffness), CGFloat(fit.damping))
    case .free(let mass, let stiffness, let damping):
      (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
      animation.allowsOverdamping = true
    }
    animation.initialVelocity = velocity
    return animation
  }
}
