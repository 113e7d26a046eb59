import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UINavigationController: LayoutContainer {
  func layOut() {
    contentView.frame = view.bounds
    edgePop.recognizer.edges = view.readsFromTheRight ? .right : .left
    if shown == nil || (transition == nil && shown !== stack.last) { followStack() }
    placeBars()
    guard transition == nil else { return }
    if let shown { place(shown) }
  }

  // MARK: Bars

  /// How high the bar is now, a large title that is scrolled away left out.
  var barHeight: CGFloat { navigationBar.standingHeight }

  func placeBars() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let bounds = view.bounds
    let height = shownBarHeight
    let isShown = barState.bar == .shown
    let top = isShown ? safe.top : -height - 1
    navigationBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    navigationBar.layoutParts()
    if isShown { navigationBar.isHidden = false }
    showContentPosition()
    placeToolbar(bounds, safe)
  }

  private func placeToolbar(_ bounds: CGRect, _ safe: UIEdgeInsets) {
    guard barState.hasToolbar else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    let height = BarMetrics.rowHeight
    let isShown = barState.toolbar == .shown && !hidesBottomBar
    let y = isShown ? bounds.height - safe.bottom - height : bounds.height + 1
    toolbar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// Whether the controller on top, or one below it, wants no bar along the bottom.
  var hidesBottomBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

  func changeBars(_ animated: Bool, _ change: (inout NavigationBarState) -> Void) {
    change(&barState)
    guard isViewLoaded else { return }
    let isHidden = barState.bar == .hidden
    let settle = { [self] in
      placeBars()
      if transition == nil, let shown { place(shown) }
    }
    guard animated, view.window != nil else {
      navigationBar.isHidden = isHidden
      return settle()
    }
    navigationBar.isHidden = false
    UIView.animate(
      withDuration: Double(UINavigationController.hideShowBarDuration), delay: 0,
      options: .allowUserInteraction, animations: settle,
      completion: { [weak self] _ in
        guard let self else { return }
        navigationBar.isHidden = barState.bar == .hidden
      })
  }

  func barHeightChanged() {
    viewIfLoaded?.setNeedsLayout()
  }

  func barLooksChanged() {
    viewIfLoaded?.setNeedsLayout()
  }

  func barsOnTapChanged() {
    if hidesBarsOnTap {
      view.addGestureRecognizer(barHideOnTapGestureRecognizer)
    } else {
      viewIfLoaded?.removeGestureRecognizer(barHideOnTapGestureRecognizer)
    }
  }

  func tappedForBars() {
    setNavigationBarHidden(!isNavigationBarHidden, animated: true)
    if barState.hasToolbar { setToolbarHidden(isNavigationBarHidden, animated: true) }
  }

  // MARK: Children

  /// Under the bars, or between them where the child or an opaque bar asks for it.
  func frame(of child: UIViewController) -> CGRect { layout(of: child).frame }

  func place(_ child: UIViewController) {
    let place = layout(of: child)
    if child.view.transform.isIdentity, child.view.frame != place.frame {
      child.view.frame = place.frame
    }
    child.barInsets = place.insets
  }

  private func layout(of child: UIViewController) -> (frame: CGRect, insets: UIEdgeInsets) {
    let bounds = contentView.bounds
    var insets = UIEdgeInsets.zero
    if barState.bar == .shown { insets.top = barHeight }
    if barState.hasToolbar, barState.toolbar == .shown, !hidesBottomBar {
      insets.bottom = BarMetrics.rowHeight
    }
    let edges = child.edgesForExtendedLayout
    let isClear = navigationBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars
    var kept = UIEdgeInsets.zero
    let safe = view.safeAreaInsets
    if insets.top > 0, !edges.contains(.top) || !isClear { kept.top = safe.top + insets.top }
    if insets.bottom > 0, !edges.contains(.bottom) || !toolbar.isTranslucent {
      kept.bottom = safe.bottom + insets.bottom
    }
    if kept.top > 0 { insets.top = 0 }
    if kept.bottom > 0 { insets.bottom = 0 }
    return (bounds.inset(by: kept), insets)
  }
}
