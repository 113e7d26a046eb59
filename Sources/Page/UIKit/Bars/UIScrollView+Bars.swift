import CoreGraphics
import Foundation

extension UIScrollView {
  /// Lets the bars around know where the contents are.
  func tellBars() {
    guard window != nil, let near = nearestController else { return }
    var controller: UIViewController? = near
    while let child = controller, let parent = child.parent {
      if let navigation = parent as? UINavigationController, child.followedScrollView === self {
        navigation.contentScrolled(in: child)
      }
      (parent as? UITabBarController)?.contentScrolled()
      controller = parent
    }
  }

  private var nearestController: UIViewController? {
    var view: UIView? = self
    while let candidate = view {
      if let controller = candidate.controller { return controller }
      view = candidate.superview
    }
    return nil
  }

  /// How far the contents have gone up from where they begin.
  var wayFromTop: CGFloat { contentOffset.y + adjustedContentInset.top }

  /// Whether nothing more comes below.
  var showsItsEnd: Bool {
    contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 0.5
  }
}

extension UINavigationController {
  /// The bar gets lower and higher with what is scrolled below it.
  func contentScrolled(in child: UIViewController) {
    guard child === shown, transition == nil else { return }
    placeBars()
  }

  /// How high the bar is now: a large title goes with the contents, and is pulled down with them.
  var shownBarHeight: CGFloat {
    let full = barHeight
    let least = navigationBar.leastHeight
    guard full > least, transition == nil, let scroller = shown?.followedScrollView else {
      return full
    }
    let wanted = max(full - scroller.wayFromTop, least)
    return navigationBar.showsLargeTitle(navigationBar.topItem) ? wanted : min(wanted, full)
  }

  /// Contents that begin at the bar need nothing to be seen apart from it.
  func showContentPosition() {
    guard transition == nil else { return }
    let way = (shown?.followedScrollView?.wayFromTop ?? 0) - (barHeight - navigationBar.leastHeight)
    navigationBar.contentPosition = way > 0.5 ? .scrolled : .atEdge
    guard barState.hasToolbar else { return }
    let isAtEnd = shown?.followedScrollView?.showsItsEnd ?? true
    toolbar.contentPosition = isAtEnd ? .atEdge : .scrolled
  }
}

extension UITabBarController {
  func contentScrolled() {
    guard shown != nil else { return }
    tabBar.contentPosition = followedByBar?.showsItsEnd ?? true ? .atEdge : .scrolled
  }

  /// The scroll view behind the bar: that of the controller shown, or of the one that it contains.
  private var followedByBar: UIScrollView? {
    var next = shown
    while let controller = next {
      if let found = controller.followedScrollView { return found }
      next =
        (controller as? UINavigationController)?.shown
        ?? (controller.children.count == 1 ? controller.children[0] : nil)
    }
    return nil
  }
}
