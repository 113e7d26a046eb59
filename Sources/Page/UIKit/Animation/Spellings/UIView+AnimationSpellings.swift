import CoreGraphics
import Foundation

// What Swift 2 called the methods that animate.

extension UIView {
  @available(*, deprecated, renamed: "animate(withDuration:animations:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations)
  }

  @available(*, deprecated, renamed: "animate(withDuration:animations:completion:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  @available(*, deprecated, renamed: "animate(withDuration:delay:options:animations:completion:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  @available(
    *, deprecated,
    renamed:
      "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)"
  )
  public class func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity, options: options, animations: animations,
      completion: completion)
  }

  @available(
    *, deprecated, renamed: "animateKeyframes(withDuration:delay:options:animations:completion:)"
  )
  public class func animateKeyframesWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  @available(
    *, deprecated, renamed: "addKeyframe(withRelativeStartTime:relativeDuration:animations:)"
  )
  public class func addKeyframeWithRelativeStartTime(
    _ frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    addKeyframe(
      withRelativeStartTime: frameStartTime, relativeDuration: frameDuration,
      animations: animations)
  }

  @available(
    *, deprecated, renamed: "transition(with:duration:options:animations:completion:)"
  )
  public class func transitionWithView(
    _ view: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      with: view, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  @available(*, deprecated, renamed: "transition(from:to:duration:options:completion:)")
  public class func transitionFromView(
    _ fromView: UIView, toView: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }

  @available(*, deprecated, renamed: "perform(_:on:options:animations:completion:)")
  public class func performSystemAnimation(
    _ animation: SystemAnimation, onViews views: [UIView], options: AnimationOptions,
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    perform(
      animation, on: views, options: options, animations: parallelAnimations,
      completion: completion)
  }

  @available(*, deprecated, renamed: "setAnimationStart(_:)")
  public class func setAnimationStartDate(_ startDate: Date) { setAnimationStart(startDate) }

  @available(*, deprecated, renamed: "setAnimationWillStart(_:)")
  public class func setAnimationWillStartSelector(_ selector: Selector?) {
    setAnimationWillStart(selector)
  }

  @available(*, deprecated, renamed: "setAnimationDidStop(_:)")
  public class func setAnimationDidStopSelector(_ selector: Selector?) {
    setAnimationDidStop(selector)
  }

  @available(*, deprecated, renamed: "setAnimationTransition(_:for:cache:)")
  public class func setAnimationTransition(
    _ transition: AnimationTransition, forView view: UIView, cache: Bool
  ) {
    setAnimationTransition(transition, for: view, cache: cache)
  }
}
