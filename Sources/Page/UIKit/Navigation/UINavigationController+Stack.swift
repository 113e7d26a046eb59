import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UINavigationController {
  func refuseToPush(_ controller: UIViewController) {
    if stack.contains(where: { $0 === controller }) {
      fatalError(
        "Pushing the same view controller instance more than once is not supported "
          + "(<\(type(of: controller))>).")
    }
    if controller is UINavigationController {
      fatalError("Pushing a navigation controller is not supported.")
    }
  }

  /// The stack changes now; what is shown follows.
  func replaceStack(with new: [UIViewController], _ movement: StackMovement) {
    let old = stack
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !old.contains { $0 === controller } }
    stack = new
    for controller in come { takeIn(controller) }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in gone {
      if controller === shown || transition?.involves(controller) == true {
        controller.appearance.add(.movingFromParent)
        leaving.append(controller)
      } else {
        controller.removeFromParent()
      }
    }
    for controller in come {
      if controller === new.last {
        arriving.append(controller)
      } else {
        controller.didMove(toParent: self)
      }
    }
    pending = movement
    guard isViewLoaded, canMove else {
      navigationBar.replaceItems(with: new.map(\.navigationItem), animated: false)
      viewIfLoaded?.setNeedsLayout()
      tabBarController?.bottomBarMayChange()
      return
    }
    followStack()
  }

  /// One that left and comes back while it is still seen has never gone.
  private func takeIn(_ controller: UIViewController) {
    leaving.removeAll { $0 === controller }
    if controller.parent === self {
      controller.appearance.remove(.movingFromParent)
      controller.willMove(toParent: self)
    } else {
      addChild(controller)
    }
  }

  /// Whether a change of the stack shows at once.
  private var canMove: Bool { shown != nil && view.window != nil && appearance.isOnScreen }

  /// Brings what is shown in line with the stack.
  func followStack() {
    guard transition == nil else { return }
    let movement = pending
    pending = .none
    guard let top = stack.last else { return showNothing() }
    if top === shown { return stackChangedBelow(movement) }
    guard let from = shown, from.viewIfLoaded?.window != nil else { return putIn(top) }
    begin(from: from, to: top, movement)
  }

  private func stackChangedBelow(_ movement: StackMovement) {
    navigationBar.replaceItems(with: stack.map(\.navigationItem), animated: movement.animated)
    releaseLeaving()
  }

  private func showNothing() {
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = nil
    navigationBar.replaceItems(with: [], animated: false)
    releaseLeaving()
  }

  /// Puts the top view in without a movement; its controller hears from the window.
  func putIn(_ top: UIViewController) {
    let old = shown
    shown = top
    let isSeen = appearance.phase != .gone && appearance.phase != .disappearing
    AnimationBlock.arrange {
      contentView.addSubview(top.view)
      navigationBar.replaceItems(with: stack.map(\.navigationItem), animated: false)
      showToolbarItems(of: top, animated: false)
      if isSeen { delegate?.navigationController(self, willShow: top, animated: false) }
      if old !== top { old?.viewIfLoaded?.removeFromSuperview() }
      placeBars()
      place(top)
    }
    tellArrived()
    releaseLeaving()
    if isSeen { delegate?.navigationController(self, didShow: top, animated: false) }
  }

  /// Those that are seen now, or have been covered by others before they were.
  func tellArrived() {
    let come = arriving.filter { $0 === shown || $0 !== stack.last }
    arriving.removeAll { controller in come.contains { $0 === controller } }
    for controller in come where controller.parent === self { controller.didMove(toParent: self) }
  }

  func releaseLeaving() {
    let gone = leaving
    leaving = []
    for controller in gone { controller.removeFromParent() }
  }

  func showToolbarItems(of controller: UIViewController, animated: Bool) {
    guard barState.hasToolbar || controller.toolbarItems != nil else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }
}
