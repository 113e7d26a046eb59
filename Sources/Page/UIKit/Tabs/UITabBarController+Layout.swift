import CoreGraphics
import Foundation

extension UITabBarController: LayoutContainer {
  func layOut() {
    contentView.frame = view.bounds
    if tabBar.items?.count != countOfTabs + (hasMore ? 1 : 0) { showTabs(animated: false) }
    if shown == nil { follow() }
    placeBar()
    hideOrShowBar()
    if let shown { place(shown) }
    contentScrolled()
  }

  private func placeBar() {
    let bounds = view.bounds
    let height = BarMetrics.tabBarHeight + view.safeAreaInsets.bottom
    let isPushedAway = hidesForPush
    let y = isTabBarHidden ? bounds.height + 1 : bounds.height - height
    tabBar.frame = CGRect(
      x: isPushedAway ? -bounds.width : 0, y: y, width: bounds.width, height: height)
  }

  /// A controller that was pushed asked for the bar to be hidden.
  private var hidesForPush: Bool {
    navigation?.hidesBottomBar ?? false
  }

  private var navigation: UINavigationController? { (shown ?? chosen) as? UINavigationController }

  /// A bar that is pushed away is hidden once it is gone, and seen before it comes back.
  private func hideOrShowBar() {
    let hides = hidesForPush
    guard hides != hidesBar, !hides || navigation?.transition == nil else { return }
    if hides, tabBar.isHidden { return }
    hidesBar = hides
    tabBar.isHidden = hides
  }

  /// The stack of a child has changed; called where the change is animated, and at its end.
  func bottomBarMayChange() {
    hideOrShowBar()
    guard isViewLoaded else { return }
    placeBar()
    if let shown { shown.barInsets = insets }
  }

  private var insets: UIEdgeInsets {
    guard !isTabBarHidden, !hidesForPush else { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: BarMetrics.tabBarHeight, right: 0)
  }

  func place(_ child: UIViewController) {
    let covers = insets
    let reaches = child.edgesForExtendedLayout.contains(.bottom)
    let isClear = tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars
    var frame = contentView.bounds
    if covers.bottom > 0, !reaches || !isClear {
      frame.size.height -= covers.bottom + view.safeAreaInsets.bottom
      child.barInsets = .zero
    } else {
      child.barInsets = covers
    }
    if child.view.transform.isIdentity, child.view.frame != frame { child.view.frame = frame }
  }
}

extension UIViewController {
  var tabBarItemMade: UITabBarItem {
    if let there = bars.tabBarItem { return there }
    let made = UITabBarItem(title: title, image: nil, selectedImage: nil)
    bars.tabBarItem = made
    return made
  }

  func replaceTabBarItem(with item: UITabBarItem?) {
    guard item !== bars.tabBarItem else { return }
    bars.tabBarItem = item
    tabBarController?.showTabs(animated: false)
  }
}
