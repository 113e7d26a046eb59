import CoreGraphics
import Foundation
import QuartzCore

/// How levels follow each other: the new one comes from the side where reading ends, over the old
/// one, which gives way.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Pace {
    case byItself
    /// A finger leads, so the way is in step with it.
    case byHand
  }

  private let operation: UINavigationController.Operation
  private let pace: Pace
  private let isMirrored: Bool
  private static let share: CGFloat = 0.3

  init(_ operation: UINavigationController.Operation, _ pace: Pace, in view: UIView) {
    (self.operation, self.pace) = (operation, pace)
    isMirrored = view.readsFromTheRight
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let target = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let width = isMirrored ? -container.bounds.width : container.bounds.width
    let final = context.finalFrame(for: target)
    let comes = operation != .pop
    let upper = comes ? to : from
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      to.frame = final
      if comes { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
      container.insertSubview(shade, belowSubview: upper)
      shade.alpha = comes ? 0 : 0.1
      upper.castEdgeShadow()
      if comes { to.center.x += width } else { to.center.x -= width * Self.share }
    }
    let wayOfOld = comes ? -width * Self.share : width
    let changes = {
      to.center.x = final.midX
      from.center.x += wayOfOld
      shade.alpha = comes ? 0.1 : 0
    }
    let home = from.center.x
    animate(changes) { _ in
      shade.removeFromSuperview()
      UIView.performWithoutAnimation { from.center.x = home }
      upper.layer.shadowOpacity = 0
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    switch pace {
    case .byHand:
      UIView.animate(
        withDuration: 0.35, delay: 0, options: [.curveLinear, .allowUserInteraction],
        animations: changes, completion: completion)
    case .byItself:
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: .allowUserInteraction, animations: changes, completion: completion)
    }
  }
}

extension UIView {
  /// What a view throws on the one it slides over.
  fileprivate func castEdgeShadow() {
    layer.shadowColor = .black
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 8
    layer.shadowOffset = .zero
  }
}
