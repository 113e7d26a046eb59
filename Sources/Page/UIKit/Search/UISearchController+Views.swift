import CoreGraphics
import Foundation

/// Where the views of a search lie.
extension UISearchController {
  // MARK: Over what is searched

  func cover() {
    guard let host = searched, let place = host.view else { return }
    if parent !== host {
      host.addChild(self)
      didMove(toParent: host)
    }
    state.host = host
    state.scroller = searchBar.nearestScroller ?? place as? UIScrollView
    state.scroller?.placeOverlay = { [weak self] in self?.place() }
    UIView.performWithoutAnimation {
      place.addSubview(view)
      view.alpha = 1
      self.place()
      showState()
    }
  }

  func uncover() {
    state.scroller?.placeOverlay = nil
    state.scroller?.setNeedsLayout()
    (state.scroller, state.host) = (nil, nil)
    if let results = searchResultsController, results.parent === self {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
    viewIfLoaded?.removeFromSuperview()
    guard parent != nil else { return }
    willMove(toParent: nil)
    removeFromParent()
  }

  /// The controller whose contents are searched: that of the item, or the one the bar lies in.
  private var searched: UIViewController? {
    if let bar = searchBar.hostBar { return bar.owner?.topViewController }
    var next: UIResponder? = searchBar
    while let responder = next {
      if let navigation = responder as? UINavigationController {
        return navigation.topViewController
      }
      if let controller = responder as? UIViewController, controller !== self { return controller }
      next = responder.next
    }
    return nil
  }

  private func place() {
    guard let host = state.host, let place = host.viewIfLoaded else { return }
    UIView.performWithoutAnimation {
      if isActive { pinBar() }
      var frame = place.bounds
      if searchBar.isDescendant(of: place) {
        let end = searchBar.convert(searchBar.bounds, to: place).maxY
        frame.size.height = max(frame.maxY - end, 0)
        frame.origin.y = end
      }
      if view.frame != frame { view.frame = frame }
      let inner = view.bounds
      for part in view.subviews where part.frame != inner { part.frame = inner }
      if place.subviews.last !== view { place.bringSubviewToFront(view) }
    }
  }

  /// A bar that lies in what scrolls stays at the top.
  private func pinBar() {
    guard let scroller = state.scroller, let around = searchBar.superview,
      searchBar.isDescendant(of: scroller)
    else { return }
    let top = scroller.bounds.minY + scroller.adjustedContentInset.top
    let home = (scroller as? UITableView)?.tableHeaderView === searchBar ? 0 : searchBar.frame.minY
    let y = max(scroller.convert(CGPoint(x: 0, y: top), to: around).y, home)
    if searchBar.frame.minY != y { searchBar.frame.origin.y = y }
    if scroller === around { around.bringSubviewToFront(searchBar) }
  }

  // MARK: What is seen

  /// Shows results, or what lies below, darkened or not.
  func showState() {
    guard isActive, let overlay = viewIfLoaded as? SearchOverlay, overlay.superview != nil else {
      return
    }
    if automaticallyShowsSearchResultsController {
      state.results = searchBar.text?.isEmpty == false ? .shown : .hidden
    }
    let results = state.results == .shown ? searchResultsController : nil
    if let results { putIn(results, overlay) } else { takeOut() }
    guard let dimming = overlay.dimming else { return }
    overlay.hold(
      dimming, at: .back, if: results == nil && obscuresBackgroundDuringPresentation)
    place()
  }

  private func putIn(_ results: UIViewController, _ overlay: UIView) {
    guard results.viewIfLoaded?.superview !== overlay else { return }
    if results.parent !== self { addChild(results) }
    results.view.frame = overlay.bounds
    overlay.addSubview(results.view)
    results.didMove(toParent: self)
  }

  private func takeOut() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.viewIfLoaded?.removeFromSuperview()
  }

  // MARK: Bars

  /// Makes room at the top, or gives it back.
  func moveBars() {
    if let bar = searchBar.hostBar {
      bar.searchActivityChanged()
      return place()
    }
    if isActive {
      let navigation = state.host?.navigationController
      let isInBar = navigation.map { searchBar.isDescendant(of: $0.navigationBar) } ?? false
      if hidesNavigationBarDuringPresentation, !isInBar, navigation?.isNavigationBarHidden == false
      {
        state.hiddenBar = navigation
        navigation?.setNavigationBarHidden(true, animated: true)
      }
    } else if let navigation = state.hiddenBar {
      state.hiddenBar = nil
      navigation.setNavigationBarHidden(false, animated: true)
    }
    state.scroller?.setNeedsLayout()
    state.scroller?.layoutIfNeeded()
  }
}

extension UIView {
  fileprivate var nearestScroller: UIScrollView? {
    var next = superview
    while let view = next {
      if let scroller = view as? UIScrollView { return scroller }
      next = view.superview
    }
    return nil
  }
}
