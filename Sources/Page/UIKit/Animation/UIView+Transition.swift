import Foundation
@_spi(UIKit) import QuartzCore

extension UIView {
  /// Shows the change of a view and what it holds as one movement.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: areAnimationsEnabled ? duration : 0, delay: 0, options: options,
      curve: .function(options.curve))
    let content: AnimationBlock.Content =
      options.contains(.allowAnimatedContent) ? .animated : .immediate
    let block = AnimationBlock(settings, content: content, completion: completion)
    block.run {
      if block.settings.duration > 0, let transition = CATransition(options) {
        block.start(transition, on: view, forKey: "transition")
      }
      animations?()
    }
  }

  /// Puts one view in the place of another, in the same superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    let swap: () -> Void = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: container, duration: duration, options: options, animations: swap,
      completion: completion)
  }
}

extension CATransition {
  /// The transition an option set names, if it names one.
  convenience init?(_ options: UIView.AnimationOptions) {
    let kinds: [UInt: (CATransitionType, CATransitionSubtype?)] = [
      1: (.flip, .fromLeft), 2: (.flip, .fromRight), 3: (.curlUp, nil), 4: (.curlDown, nil),
      5: (.fade, nil), 6: (.flip, .fromTop), 7: (.flip, .fromBottom),
    ]
    guard let (type, subtype) = kinds[options.transition] else { return nil }
    self.init()
    self.type = type
    self.subtype = subtype
  }
}
