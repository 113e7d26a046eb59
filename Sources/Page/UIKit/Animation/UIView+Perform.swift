import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  private static let systemAnimationDuration = 0.25

  /// Does to views what the system does: what is deleted shrinks, fades, and is taken away.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let before = views.map { ($0.alpha, $0.transform) }
    animate(withDuration: systemAnimationDuration, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
      }
      parallelAnimations?()
    } completion: { finished in
      for (view, (alpha, transform)) in zip(views, before) {
        view.removeFromSuperview()
        (view.alpha, view.transform) = (alpha, transform)
      }
      completion?(finished)
    }
  }
}
