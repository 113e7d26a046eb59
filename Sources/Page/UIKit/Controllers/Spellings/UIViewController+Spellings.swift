// swift-format-ignore-file: AlwaysUseLowerCamelCase
// As Swift 2, 3 and 4 spelled them.

import CoreGraphics
import Foundation

extension UIViewController {
  @available(*, deprecated, renamed: "isEditing")
  public var editing: Bool {
    get { isEditing }
    set { isEditing = newValue }
  }

  @available(*, deprecated, renamed: "present(_:animated:completion:)")
  public func presentViewController(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)?
  ) {
    present(viewControllerToPresent, animated: flag, completion: completion)
  }

  @available(*, deprecated, renamed: "dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(_ flag: Bool, completion: (() -> Void)?) {
    dismiss(animated: flag, completion: completion)
  }

  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(*, deprecated, renamed: "parent")
  public var parentViewController: UIViewController? { parent }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMoveToParentViewController(_ parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMoveToParentViewController(_ parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(
    *, deprecated, renamed: "transition(from:to:duration:options:animations:completion:)"
  )
  public func transitionFromViewController(
    _ fromViewController: UIViewController, toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    transition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  @available(*, deprecated, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  @available(*, deprecated, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }

  @available(*, deprecated, renamed: "show(_:sender:)")
  public func showViewController(_ vc: UIViewController, sender: AnyObject?) {
    show(vc, sender: sender)
  }

  @available(*, deprecated, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  @available(*, deprecated, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }

  @available(*, deprecated, message: "Use the window's or the scene's orientation instead.")
  public var interfaceOrientation: UIInterfaceOrientation {
    UIWindowScene.only.interfaceOrientation
  }

  /// Only a person turns it.
  @available(*, deprecated, renamed: "setNeedsUpdateOfSupportedInterfaceOrientations()")
  public class func attemptRotationToDeviceOrientation() {}
}

extension UIViewControllerContextTransitioning {
  @available(*, deprecated, renamed: "viewController(forKey:)")
  public func viewControllerForKey(
    _ key: UITransitionContextViewControllerKey
  ) -> UIViewController? { viewController(forKey: key) }

  @available(*, deprecated, renamed: "view(forKey:)")
  public func viewForKey(_ key: UITransitionContextViewKey) -> UIView? { view(forKey: key) }

  @available(*, deprecated, renamed: "initialFrame(for:)")
  public func initialFrameForViewController(_ vc: UIViewController) -> CGRect {
    initialFrame(for: vc)
  }

  @available(*, deprecated, renamed: "finalFrame(for:)")
  public func finalFrameForViewController(_ vc: UIViewController) -> CGRect {
    finalFrame(for: vc)
  }
}

extension UIViewControllerTransitionCoordinator {
  @available(*, deprecated, renamed: "animate(alongsideTransition:completion:)")
  @discardableResult
  public func animateAlongsideTransition(
    _ animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

@available(*, deprecated, renamed: "UITransitionContextViewControllerKey.from")
public let UITransitionContextFromViewControllerKey = UITransitionContextViewControllerKey.from
@available(*, deprecated, renamed: "UITransitionContextViewControllerKey.to")
public let UITransitionContextToViewControllerKey = UITransitionContextViewControllerKey.to
@available(*, deprecated, renamed: "UITransitionContextViewKey.from")
public let UITransitionContextFromViewKey = UITransitionContextViewKey.from
@available(*, deprecated, renamed: "UITransitionContextViewKey.to")
public let UITransitionContextToViewKey = UITransitionContextViewKey.to

@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

extension UIAlertController.Style {
  @available(*, deprecated, renamed: "actionSheet")
  public static let ActionSheet = UIAlertController.Style.actionSheet
  @available(*, deprecated, renamed: "alert")
  public static let Alert = UIAlertController.Style.alert
}

extension UIAlertAction.Style {
  @available(*, deprecated, renamed: "default")
  public static let Default = UIAlertAction.Style.default
  @available(*, deprecated, renamed: "cancel")
  public static let Cancel = UIAlertAction.Style.cancel
  @available(*, deprecated, renamed: "destructive")
  public static let Destructive = UIAlertAction.Style.destructive
}
