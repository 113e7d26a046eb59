import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Shows one of several controllers, chosen by the tabs along the bottom.
///
/// More than five, where there is little room, share a last tab with a list. What a subclass may
/// override stands here.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  var controllers: [UIViewController] = []
  var chosen: UIViewController?
  /// Whose view is seen.
  weak var shown: UIViewController?
  var transition: ContainerTransition?
  /// Whether the bar is hidden because a controller that was pushed wants none.
  var hidesBar = false
  private let barOwned = UITabBar(frame: .zero)
  let contentView = UINavigationTransitionView(frame: .zero)
  lazy var more = MoreTab(of: self)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    barOwned.owner = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    barOwned.owner = self
    fill(from: coder, as: UITabBarController.self)
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { barOwned }

  // MARK: Controllers

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(with: viewControllers ?? [], animated: animated)
  }

  open var customizableViewControllers: [UIViewController]?

  /// What the last tab shows when there are more controllers than tabs.
  open var moreNavigationController: UINavigationController { more.navigation }

  open var selectedViewController: UIViewController? {
    get { chosen }
    set { if let newValue { choose(newValue) } }
  }

  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === chosen } ?? NSNotFound }
    set {
      if controllers.indices.contains(newValue) { choose(controllers[newValue]) }
    }
  }

  /// Whether the tabs are out of sight.
  open private(set) var isTabBarHidden = false

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isTabBarHidden else { return }
    isTabBarHidden = hidden
    guard animated, viewIfLoaded?.window != nil else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    UIView.animate(withDuration: 0.25) { self.layOut() }
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    chosen?.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { chosen?.separateSecondaryViewController(for: splitViewController) }

  // MARK: View

  open override func loadView() {
    let view = UILayoutContainerView(
      frame: CGRect(origin: .zero, size: UIViewController.defaultSize))
    view.owner = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(tabBar)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transition?.endAtOnce()
  }

  override func childNeedsLayout() { viewIfLoaded?.setNeedsLayout() }
  override var ownCoordinator: TransitionCoordinator? { transition?.coordinator }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      showTabs(animated: false)
    }
  }

  open override var childForStatusBarStyle: UIViewController? { chosen }
  open override var childForStatusBarHidden: UIViewController? { chosen }
}
