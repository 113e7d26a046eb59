import Foundation
import QuartzCore

// Animations as they were before blocks. What is set holds for the innermost block that is open,
// one of `UIView.animate` too.

extension UIView {
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    LegacyAnimation(animationID, context).begin()
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func commitAnimations() {
    LegacyAnimation.commit()
  }

  /// Who is told; it is kept until the animations have ended.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelegate(_ delegate: Any?) {
    LegacyAnimation.current?.delegate = delegate
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationWillStart(_ selector: Selector?) {
    LegacyAnimation.current?.willStart = selector
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDidStop(_ selector: Selector?) {
    LegacyAnimation.current?.didStop = selector
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.innermost?.settings.duration = duration
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationBlock.innermost?.settings.delay = delay
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationStart(_ startDate: Date) {
    AnimationBlock.innermost?.settings.delay = max(startDate.timeIntervalSinceNow, 0)
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationBlock.innermost?.settings.curve = .function(curve.function)
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.innermost?.settings.repetition.count = repeatCount
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.innermost?.settings.repetition.autoreverses = repeatAutoreverses
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let block = AnimationBlock.innermost else { return }
    if fromCurrentState {
      block.settings.options.insert(.beginFromCurrentState)
    } else {
      block.settings.options.remove(.beginFromCurrentState)
    }
  }

  /// A flip or a curl of a view while its content changes; `cache` is of no account.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    LegacyAnimation.current?.set(transition, for: view)
  }
}
