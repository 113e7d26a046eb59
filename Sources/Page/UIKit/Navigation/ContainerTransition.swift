import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// One child of a container in the place of another, from its first callback to its completion.
///
/// The one that goes hears `will` first and `did` first. Given up by hand, both are told back.
@MainActor
final class ContainerTransition: NSObject, AnimatedTransition {
  private enum Phase {
    case waiting, moving, over
  }

  let from: UIViewController
  let to: UIViewController
  let animator: any UIViewControllerAnimatedTransitioning
  let containerView: UIView
  let isAnimated: Bool
  private(set) var coordinator: TransitionCoordinator!
  private(set) var transitionWasCancelled = false
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private var phase = Phase.waiting
  private var result: Bool?
  private let start: CGRect
  /// What else moves: the bars.
  var beside: [UIView] = []
  /// After the callbacks, before anything moves.
  var willMove: () -> Void = {}
  /// Before the callbacks of one that was given up.
  var willReturn: () -> Void = {}
  var finalFrame: (UIViewController) -> CGRect = { $0.view.frame }
  var whenOver: (_ completed: Bool) -> Void = { _ in }

  init(
    in container: UIView, from: UIViewController, to: UIViewController,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, animated: Bool
  ) {
    (containerView, self.from, self.to) = (container, from, to)
    (self.animator, self.interaction, isAnimated) = (animator, interaction, animated)
    start = from.view.frame
    super.init()
    var facts = TransitionCoordinator.Facts()
    facts.isAnimated = animated
    facts.isInteractive = interaction != nil
    coordinator = TransitionCoordinator(facts, in: container, of: self)
    facts.duration = animated ? animator.transitionDuration(using: self) : 0
    if facts.isInteractive { facts.curve = .linear }
    coordinator.facts = facts
  }

  func involves(_ controller: UIViewController) -> Bool { controller === from || controller === to }

  // MARK: Course

  func begin() {
    (from.appearance.driver, to.appearance.driver) = (.owner, .owner)
    from.willDisappear(animated: isAnimated)
    to.willAppear(animated: isAnimated)
    willMove()
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    to.isAppearing()
    coordinator.start()
    phase = .moving
    if let result { completeTransition(result) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard phase == .moving else {
      if phase == .waiting { result = didComplete }
      return
    }
    phase = .over
    for view in movedViews {
      (view.layer.speed, view.layer.timeOffset, view.layer.beginTime) = (1, 0, 0)
    }
    if didComplete { arrived() } else { returned() }
    (from.appearance.driver, to.appearance.driver) = (.hierarchy, .hierarchy)
    animator.animationEnded(didComplete)
    coordinator.finish(cancelled: !didComplete)
    let over = whenOver
    (willMove, willReturn, whenOver) = ({}, {}, { _ in })
    over(didComplete)
  }

  private func arrived() {
    from.view.removeFromSuperview()
    if to.view.superview == nil { containerView.addSubview(to.view) }
    from.didDisappear()
    to.didAppear()
  }

  private func returned() {
    willReturn()
    to.willDisappear(animated: isAnimated)
    from.willAppear(animated: isAnimated)
    to.view.removeFromSuperview()
    if from.view.superview == nil { containerView.addSubview(from.view) }
    to.didDisappear()
    from.didAppear()
  }

  /// The container goes from the screen while its children still move.
  func endAtOnce() {
    guard phase == .moving else { return }
    AnimationBlock.arrange { completeTransition(!transitionWasCancelled) }
  }

  // MARK: By hand

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.facts.percent = percentComplete
  }

  func pauseInteractiveTransition() {}

  func finishInteractiveTransition() {
    coordinator.facts.velocity = interaction?.completionSpeed ?? 1
    coordinator.interactionChanged(cancelled: false)
  }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    coordinator.facts.velocity = interaction?.completionSpeed ?? 1
    coordinator.interactionChanged(cancelled: true)
  }

  // MARK: Facts

  var movedViews: [UIView] { [containerView] + beside }
  var isInteractive: Bool { interaction != nil && coordinator.facts.isInteractive }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? start : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame(vc) : .zero }
}
