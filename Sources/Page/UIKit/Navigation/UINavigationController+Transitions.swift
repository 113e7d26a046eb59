import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UINavigationController {
  /// Moves from one controller's view to another's.
  func begin(from: UIViewController, to: UIViewController, _ movement: StackMovement) {
    let (animator, asked) = chosen(from: from, to: to, movement)
    let interaction = asked?.wantsInteractiveStart == false ? nil : asked
    let isInteractive = interaction != nil
    let made = ContainerTransition(
      in: contentView, from: from, to: to,
      animator: animator
        ?? (movement.animated
          ? SlideAnimator(movement.operation, isInteractive ? .byHand : .byItself, in: view)
          : ImmediateAnimator()),
      interaction: interaction, animated: movement.animated)
    made.beside = [navigationBar]
    transition = made
    made.willMove = { [unowned self] in
      delegate?.navigationController(self, willShow: to, animated: movement.animated)
      AnimationBlock.arrange { place(to) }
    }
    made.finalFrame = { [unowned self] in frame(of: $0) }
    made.willReturn = { from.appearance.remove(.movingFromParent) }
    moveBars(with: made, to: to, movement)
    made.whenOver = { [weak self] completed in self?.ended(made, completed, movement) }
    made.begin()
  }

  private func chosen(
    from: UIViewController, to: UIViewController, _ movement: StackMovement
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard movement.animated else { return (nil, nil) }
    let animator = delegate?.navigationController(
      self, animationControllerFor: movement.operation, from: from, to: to)
    if let animator {
      return (animator, delegate?.navigationController(self, interactionControllerFor: animator))
    }
    return (nil, movement.operation == .pop ? edgePop.interaction : nil)
  }

  /// The bars go along: other items, another height, a toolbar that has other buttons.
  private func moveBars(
    with made: ContainerTransition, to: UIViewController, _ movement: StackMovement
  ) {
    let items = stack.map(\.navigationItem)
    guard movement.animated else {
      navigationBar.replaceItems(with: items, animated: false)
      showToolbarItems(of: to, animated: false)
      return
    }
    made.coordinator.animate(
      alongsideTransition: { [unowned self] _ in
        navigationBar.travel(to: items, movement.operation == .pop ? .pop : .push)
        showToolbarItems(of: to, animated: false)
        placeBars()
        AnimationBlock.arrange { place(to) }
        tabBarController?.bottomBarMayChange()
      })
  }

  private func ended(
    _ made: ContainerTransition, _ completed: Bool, _ movement: StackMovement
  ) {
    transition = nil
    if completed {
      shown = made.to
    } else {
      takeBack(made)
    }
    finishBars()
    if completed {
      tellArrived()
      releaseLeaving()
    }
    if let top = shown, completed {
      delegate?.navigationController(self, didShow: top, animated: movement.animated)
    }
    view.setNeedsLayout()
    if stack.last !== shown { followStack() }
  }

  /// The gesture gave up: the stack is again as it was.
  private func takeBack(_ made: ContainerTransition) {
    let back = leaving
    leaving = []
    for controller in back {
      controller.appearance.remove(.movingFromParent)
      controller.willMove(toParent: self)
    }
    if made.operationTakesAway(back) {
      stack += back
    } else {
      let come = stack.filter { $0 === made.to }
      stack.removeAll { $0 === made.to }
      arriving = []
      for controller in come {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
    }
    for controller in back { controller.didMove(toParent: self) }
  }

  private func finishBars() {
    guard transition == nil else { return }
    UIView.performWithoutAnimation {
      navigationBar.replaceItems(with: stack.map(\.navigationItem), animated: false)
      if let shown { showToolbarItems(of: shown, animated: false) }
      placeBars()
      tabBarController?.bottomBarMayChange()
    }
  }
}

extension ContainerTransition {
  /// Whether controllers went by it, and not one came.
  func operationTakesAway(_ controllers: [UIViewController]) -> Bool {
    controllers.contains { $0 === from }
  }
}

extension UINavigationBar {
  /// Goes to other items in the animation block that is open.
  func travel(to items: [UINavigationItem], _ movement: Movement) {
    for item in itemList where !items.contains(where: { $0 === item }) { item.bar = nil }
    itemList = items
    for item in items { item.bar = self }
    show(movement)
  }
}
