import Foundation
import QuartzCore

// A page may exchange these methods for its own, so none of them calls another.

extension UIView {
  /// Animates what the block changes.
  public dynamic class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(.lasting(duration), animations, nil)
  }

  /// Animates what the block changes, and says when that has ended.
  public dynamic class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(.lasting(duration), animations, completion)
  }

  /// Animates what the block changes, some seconds from now, as the options say.
  public dynamic class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration, delay: delay, options: options, curve: .function(options.curve))
    run(settings, animations, completion)
  }

  /// Animates what the block changes as a spring moves that is at rest after the duration.
  public dynamic class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration, delay: delay, options: options,
      curve: .spring(
        .fitted(dampingRatio: dampingRatio), velocity: CGVector(dx: velocity, dy: velocity)))
    run(settings, animations, completion)
  }

  /// Animates what the block changes as a spring that feels so long and bounces so much.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration, delay: delay, options: options,
      curve: .spring(
        .feeling(duration: duration, bounce: bounce), velocity: CGVector(dx: velocity, dy: velocity)
      ))
    run(settings, animations, completion)
  }

  class func run(
    _ settings: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    // Within a keyframe changes have the keyframe's time.
    if let outer = AnimationBlock.current, case .keyframes = outer.content,
      !settings.options.contains(.overrideInheritedDuration)
    {
      return outer.include(completion, animations)
    }
    AnimationBlock(settings, content: .animated, completion: completion).run(animations)
  }

  /// Within a block: lets what the inner block changes repeat.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.innermost else { return animations() }
    let before = block.settings.repetition
    block.settings.repetition = .init(count: Float(count), autoreverses: autoreverses)
    animations()
    block.settings.repetition = before
  }

  /// Makes changes without animation, even inside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = AnimationBlock.isAllowed
    AnimationBlock.isAllowed = false
    actionsWithoutAnimation()
    AnimationBlock.isAllowed = before
  }

  /// Whether blocks animate; a block that is open notices too.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.isAllowed = enabled
  }

  public class var areAnimationsEnabled: Bool { AnimationBlock.areAnimationsEnabled }

  /// The duration that changes animate with now; zero outside a block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.settings.duration ?? 0
  }
}
