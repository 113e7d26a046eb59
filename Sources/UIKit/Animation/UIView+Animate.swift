import Foundation
import QuartzCore

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationBlock.Settings(
      duration: duration, delay: delay, options: options, curve: .function(options.curve))
    run(settings, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationBlock.Settings(
      duration: duration, delay: delay, options: options,
      curve: .spring(dampingRatio: Double(dampingRatio), velocity: Double(velocity)))
    run(settings, animations, completion)
  }

  private class func run(
    _ settings: AnimationBlock.Settings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    AnimationBlock(settings, content: .animated, completion: completion).run(animations)
  }

  /// Makes changes without animation, even inside a block.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let before = AnimationBlock.areAnimationsEnabled
    AnimationBlock.areAnimationsEnabled = false
    actions()
    AnimationBlock.areAnimationsEnabled = before
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { AnimationBlock.areAnimationsEnabled }

  /// The duration that changes animate with now; zero outside a block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.settings.duration ?? 0
  }
}
