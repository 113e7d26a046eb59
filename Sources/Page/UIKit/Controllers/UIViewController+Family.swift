import CoreGraphics
import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    var ancestor: UIViewController? = self
    while let next = ancestor {
      if next === child { fatalError("A view controller cannot be a child of its own family.") }
      ancestor = next.parent
    }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    childList.append(child)
    child.appearance.remove(.movingFromParent)
    child.appearance.add(.movingToParent)
    child.viewIfLoaded?.traitsMayHaveChanged()
  }

  func leaveParent() {
    guard let parent else { return }
    parent.childList.removeAll { $0 === self }
    parent.childTraits[ObjectIdentifier(self)] = nil
    self.parent = nil
    if appearance.phase == .gone { appearance.remove([.movingToParent, .movingFromParent]) }
    didMove(toParent: nil)
    viewIfLoaded?.traitsMayHaveChanged()
  }

  /// The topmost of the family this one belongs to.
  var head: UIViewController {
    var head = self
    while let parent = head.parent { head = parent }
    return head
  }

  // MARK: One child in the place of another

  func exchange(
    _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self, from !== to else {
      fatalError(
        "Children view controllers <\(type(of: from))> and <\(type(of: to))> must have a common parent view controller "
          + "when calling transition(from:to:duration:options:animations:completion:).")
    }
    guard let place = from.view.superview else {
      fatalError("The view of the view controller to go from must be in a view.")
    }
    let isShown = shouldAutomaticallyForwardAppearanceMethods && appearance.isOnScreen
    let animated = duration > 0
    if isShown {
      (from.appearance.driver, to.appearance.driver) = (.owner, .owner)
      from.willDisappear(animated: animated)
      to.willAppear(animated: animated)
    }
    let swap = {
      place.addSubview(to.view)
      if isShown { to.isAppearing() }
    }
    let finish: (Bool) -> Void = { finished in
      from.view.removeFromSuperview()
      if isShown {
        to.didAppear()
        from.didDisappear()
        (from.appearance.driver, to.appearance.driver) = (.hierarchy, .hierarchy)
      }
      completion?(finished)
    }
    if options.transition == 0 {
      swap()
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: finish)
    } else {
      let change = {
        swap()
        from.view.isHidden = true
        animations?()
      }
      let wasHidden = from.view.isHidden
      UIView.transition(with: place, duration: duration, options: options, animations: change) {
        from.view.isHidden = wasHidden
        finish($0)
      }
    }
  }

  // MARK: Sizes

  func tellPreferredSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    if parent == nil {
      modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Children whose own size changes with their parent's are told of theirs.
  func passSizeTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let old = child.viewIfLoaded?.frame.size ?? .zero
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if old != new { child.viewWillTransition(to: new, with: coordinator) }
    }
  }
}
