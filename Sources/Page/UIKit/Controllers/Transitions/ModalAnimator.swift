import CoreGraphics
import Foundation

/// The movements of the modal transition styles.
@MainActor
class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let direction: ModalTransition.Direction
  let duration: TimeInterval

  init(_ direction: ModalTransition.Direction, duration: TimeInterval) {
    (self.direction, self.duration) = (direction, duration)
  }

  static func animator(
    for style: UIModalTransitionStyle, _ direction: ModalTransition.Direction
  ) -> any UIViewControllerAnimatedTransitioning {
    switch style {
    case .coverVertical: CoverAnimator(direction, duration: 0.5)
    case .crossDissolve: DissolveAnimator(direction, duration: 0.4)
    case .flipHorizontal: TurnAnimator(direction, duration: 0.75, .flip)
    case .partialCurl: TurnAnimator(direction, duration: 0.75, .curl)
    }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.presentedView(direction) else {
      return context.completeTransition(true)
    }
    if direction == .presenting { context.place(view) }
    move(view, context) { _ in context.completeTransition(!context.transitionWasCancelled) }
  }

  func move(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    completion: @escaping (Bool) -> Void
  ) {
    completion(true)
  }

  /// Down to rest without swinging.
  func animate(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve],
      animations: changes, completion: completion)
  }
}

extension UIViewControllerContextTransitioning {
  func presentedView(_ direction: ModalTransition.Direction) -> UIView? {
    view(forKey: direction == .presenting ? .to : .from)
  }

  /// Puts a view that comes where it belongs.
  func place(_ view: UIView) {
    if view.superview !== containerView { containerView.addSubview(view) }
    if let controller = viewController(forKey: .to) { view.frame = finalFrame(for: controller) }
  }
}

/// Comes from below, and goes there.
@MainActor
final class CoverAnimator: ModalAnimator {
  override func move(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    completion: @escaping (Bool) -> Void
  ) {
    let below = context.containerView.bounds.maxY
    let place = view.center
    let hidden = CGPoint(x: place.x, y: below + view.bounds.height / 2)
    guard direction == .presenting else {
      return animate({ view.center = hidden }, completion: completion)
    }
    UIView.performWithoutAnimation { view.center = hidden }
    animate({ view.center = place }, completion: completion)
  }
}

/// Fades in, and out.
@MainActor
final class DissolveAnimator: ModalAnimator {
  override func move(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    completion: @escaping (Bool) -> Void
  ) {
    let alpha = view.alpha
    if direction == .presenting { UIView.performWithoutAnimation { view.alpha = 0 } }
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: { view.alpha = self.direction == .presenting ? alpha : 0 },
      completion: {
        view.alpha = alpha
        completion($0)
      })
  }
}

/// Turns the whole window over, or rolls a sheet of it up.
@MainActor
final class TurnAnimator: ModalAnimator {
  enum Turn {
    case flip, curl
  }

  private let turn: Turn

  init(_ direction: ModalTransition.Direction, duration: TimeInterval, _ turn: Turn) {
    self.turn = turn
    super.init(direction, duration: duration)
  }

  private var option: UIView.AnimationOptions {
    switch (turn, direction) {
    case (.flip, .presenting): .transitionFlipFromRight
    case (.flip, .dismissing): .transitionFlipFromLeft
    case (.curl, .presenting): .transitionCurlUp
    case (.curl, .dismissing): .transitionCurlDown
    }
  }

  override func move(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    completion: @escaping (Bool) -> Void
  ) {
    let stage = context.containerView.superview ?? context.containerView
    UIView.performWithoutAnimation { view.isHidden = direction == .presenting }
    UIView.transition(
      with: stage, duration: duration, options: option,
      animations: { view.isHidden = self.direction == .dismissing },
      completion: {
        view.isHidden = false
        completion($0)
      })
  }
}

/// No movement at all.
@MainActor
final class ImmediateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), view.superview == nil { context.place(view) }
    context.completeTransition(true)
  }
}
