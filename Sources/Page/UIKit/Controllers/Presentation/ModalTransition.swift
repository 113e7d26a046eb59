import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// One presentation or dismissal, from its first callback to its completion.
///
/// It tells the controllers, puts the container up, lets an animator move the views, and clears
/// up when the animator says that it is done. The disappearing controller hears `will` first, the
/// appearing one `did` first.
@MainActor
final class ModalTransition: NSObject, AnimatedTransition {
  enum Direction {
    case presenting, dismissing
  }

  enum Movement {
    case animated, immediate
  }

  private enum Phase {
    case waiting, moving, over
  }

  let direction: Direction
  let presentation: UIPresentationController
  let presented: UIViewController
  /// Who is seen when the presented one is not.
  let presenter: UIViewController
  let animator: any UIViewControllerAnimatedTransitioning
  private let movement: Movement
  private let container: UITransitionView
  private(set) var coordinator: TransitionCoordinator!
  private(set) var transitionWasCancelled = false
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the presenter's view is not in the window while the presented one is.
  private let takesPresentersView: Bool
  private var phase = Phase.waiting
  private var result: Bool?
  var whenOver: (_ completed: Bool) -> Void = { _ in }

  init(
    _ direction: Direction, _ presentation: UIPresentationController, presenter: UIViewController,
    container: UITransitionView, movement: Movement
  ) {
    (self.direction, self.presentation) = (direction, presentation)
    (self.presenter, self.container, self.movement) = (presenter, container, movement)
    presented = presentation.presentedViewController
    takesPresentersView =
      direction == .presenting
      ? presentation.shouldRemovePresentersView : presentation.presentersPlace != nil
    animator = ModalTransition.animator(direction, presentation, presenter, movement)
    super.init()
    if movement == .animated {
      let delegate = presented.transitioningDelegate
      interaction =
        direction == .presenting
        ? delegate?.interactionControllerForPresentation(using: animator)
        : delegate?.interactionControllerForDismissal(using: animator)
      if interaction?.wantsInteractiveStart == false { interaction = nil }
    }
    makeCoordinator()
  }

  private static func animator(
    _ direction: Direction, _ presentation: UIPresentationController,
    _ presenter: UIViewController, _ movement: Movement
  ) -> any UIViewControllerAnimatedTransitioning {
    guard movement == .animated else { return ImmediateAnimator() }
    let presented = presentation.presentedViewController
    let chosen =
      direction == .presenting
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: presented.modal.source ?? presenter)
      : presented.transitioningDelegate?.animationController(forDismissed: presented)
    return chosen ?? presentation.ownAnimator(direction)
  }

  private func makeCoordinator() {
    var facts = TransitionCoordinator.Facts()
    facts.isAnimated = isAnimated
    facts.style = presentationStyle
    facts.isInteractive = interaction != nil
    coordinator = TransitionCoordinator(facts, in: container, of: self)
    facts.duration = isAnimated ? animator.transitionDuration(using: self) : 0
    coordinator.facts = facts
    presented.modal.coordinator = coordinator
    presenter.modal.coordinator = coordinator
  }

  // MARK: Course

  func begin() {
    let animated = isAnimated
    switch direction {
    case .presenting:
      presented.appearance.add(.beingPresented)
      presentation.presentationTransitionWillBegin()
      if takesPresentersView { presenter.willDisappear(animated: animated) }
      presented.willAppear(animated: animated)
    case .dismissing:
      presented.appearance.add(.beingDismissed)
      presentation.dismissalTransitionWillBegin()
      presented.willDisappear(animated: animated)
      if takesPresentersView { bringPresentersViewBack() }
    }
    move()
    coordinator.start()
    presentation.settleGeometry()
    if direction == .presenting {
      presented.isAppearing()
    } else if takesPresentersView {
      presenter.isAppearing()
    }
    phase = .moving
    if let result { completeTransition(result) }
  }

  private func move() {
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
  }

  private func bringPresentersViewBack() {
    presenter.willAppear(animated: isAnimated)
    let view: UIView = presenter.view
    let frame = container.frame
    presentation.presentersPlace?.bringBack(view)
    presentation.presentersPlace = nil
    if view.transform.isIdentity { view.frame = frame }
  }

  func completeTransition(_ didComplete: Bool) {
    guard phase == .moving else {
      if phase == .waiting { result = didComplete }
      return
    }
    phase = .over
    (presented.modal.transition, presented.modal.coordinator) = (nil, nil)
    presenter.modal.coordinator = nil
    let isThere = (direction == .presenting) == didComplete
    if isThere { presentedIsThere() } else { presentedIsGone() }
    switch direction {
    case .presenting: presentation.presentationTransitionDidEnd(didComplete)
    case .dismissing: presentation.dismissalTransitionDidEnd(didComplete)
    }
    animator.animationEnded(didComplete)
    coordinator.finish(cancelled: !didComplete)
    whenOver(didComplete)
  }

  /// The window goes while the transition is under way.
  func abandon() {
    phase = .over
    presenter.modal.coordinator = nil
  }

  private func presentedIsThere() {
    if direction == .dismissing {
      // It was on its way out, and has come back.
      presented.appearance.remove(.beingDismissed)
      presented.willAppear(animated: isAnimated)
      if takesPresentersView { presenter.willDisappear(animated: isAnimated) }
    }
    presented.didAppear()
    guard takesPresentersView else { return }
    let view: UIView = presenter.view
    presentation.presentersPlace = ViewPlace(of: view)
    presenter.withOwnDriver { view.removeFromSuperview() }
    presenter.didDisappear()
  }

  private func presentedIsGone() {
    if direction == .presenting {
      presented.willDisappear(animated: isAnimated)
      if takesPresentersView { presenter.willAppear(animated: isAnimated) }
    }
    container.removeFromSuperview()
    presentation.presentedView?.removeFromSuperview()
    presentation.container = nil
    presenter.unlinkPresented()
    if takesPresentersView { presenter.didAppear() }
    presented.didDisappear()
    presented.appearance.driver = .hierarchy
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

  var containerView: UIView { container }
  var isAnimated: Bool { movement == .animated }
  var isInteractive: Bool { interaction != nil && coordinator.facts.isInteractive }
  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: direction == .presenting ? presenter : presented
    case .to: direction == .presenting ? presented : presenter
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard key == .from || key == .to else { return nil }
    if (key == .to) == (direction == .presenting) { return presentation.presentedView }
    return takesPresentersView ? presenter.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presented {
      return direction == .presenting ? .zero : presentation.presentedView?.frame ?? .zero
    }
    return vc === presenter && direction == .presenting ? presentersFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presented {
      return direction == .presenting ? presentation.frameOfPresentedViewInContainerView : .zero
    }
    let isSeen = direction == .dismissing || !takesPresentersView
    return vc === presenter && isSeen ? presentersFrame : .zero
  }

  private var presentersFrame: CGRect {
    guard let view = presenter.viewIfLoaded else { return .zero }
    return view.superview == nil ? container.bounds : container.convert(view.bounds, from: view)
  }
}
