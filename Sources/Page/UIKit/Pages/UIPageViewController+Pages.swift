import CoreGraphics
import Foundation

/// How pages work, whatever their style: it holds their views, and lets a finger move them.
@MainActor
protocol PageStage: AnyObject {
  var recognizers: [UIGestureRecognizer] { get }
  func enter(_ view: UIView)
  func layOut(in room: CGRect)
  func show(
    _ new: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)?)
  func neighboursMayHaveChanged()
  /// The dots were touched.
  func step(_ direction: UIPageViewController.NavigationDirection)
  /// The pages go from the screen, or get another size, while they move.
  func endAtOnce()
}

extension UIPageViewController {
  /// How many pages are seen side by side.
  var shownCount: Int { spine == .mid ? 2 : 1 }

  func refuseWrongCount(_ count: Int) {
    let isRight = count == shownCount || (isDoubleSided && spine != .none && count == 2)
    guard count > 0, !isRight else { return }
    fatalError(
      "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(shownCount)) for the requested transition")
  }

  // MARK: Family

  /// Before there is a view, pages only become children.
  func exchangeUnseen(with new: [UIViewController]) {
    let gone = pages.filter { page in !new.contains { $0 === page } }
    let come = new.filter { page in !pages.contains { $0 === page } }
    pages = new
    for page in gone { release(page) }
    for page in come {
      addChild(page)
      page.didMove(toParent: self)
    }
  }

  func release(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: Neighbours

  func page(
    _ direction: NavigationDirection, of page: UIViewController
  ) -> UIViewController? {
    direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  // MARK: Spine

  func askForSpine(in size: CGSize) {
    guard style == .pageCurl, let delegate else { return }
    let turned: UIInterfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
    askedForSpine = .underWay
    let wanted = delegate.pageViewController(self, spineLocationFor: turned)
    askedForSpine = .no
    guard wanted != .none, wanted != spine else { return }
    spine = wanted
    if wanted == .mid { isDoubleSided = true }
    exchangeUnseen(with: Array(pages.prefix(shownCount)))
    stage.neighboursMayHaveChanged()
    view.setNeedsLayout()
  }
}
