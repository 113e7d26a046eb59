import CoreGraphics
import Foundation

/// How a search begins, goes on and ends.
extension UISearchController {
  private static let duration = 0.3

  func activate() {
    guard state.phase == .idle else { return }
    delegate?.presentSearchController(self)
    guard state.phase == .idle else { return }
    state.phase = .active
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if scopeBarActivation != .onTextEntry { showScopes() }
    cover()
    updateResults()
    // The views settle before they move.
    searchBar.superview?.layoutIfNeeded()
    change(animated: true, moveBars) { [weak self] in
      guard let self, isActive else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  /// A person has had enough.
  func cancelled() { deactivate(animated: true) }

  func deactivate(animated: Bool, completion: (() -> Void)? = nil) {
    guard state.phase == .active else { return }
    delegate?.willDismissSearchController(self)
    state.phase = .idle
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: animated) }
    if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: animated) }
    searchBar.text = ""
    updateResults()
    let work = { [self] in
      viewIfLoaded?.alpha = 0
      moveBars()
    }
    change(animated: animated, work) { [weak self] in
      guard let self else { return }
      if !isActive { uncover() }
      delegate?.didDismissSearchController(self)
      completion?()
    }
  }

  private func change(
    animated: Bool, _ work: @escaping () -> Void, _ completion: @escaping () -> Void
  ) {
    guard animated, searchBar.window != nil else {
      work()
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: work,
      completion: { _ in completion() })
  }

  // MARK: News of the bar

  /// The text or the scope is another one, or the search has just begun or ended.
  func updateResults() {
    if scopeBarActivation == .onTextEntry, isActive, searchBar.text?.isEmpty == false {
      showScopes()
    }
    showState()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func showScopes() {
    guard automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false else { return }
    searchBar.setShowsScope(true, animated: true)
  }

  /// The search bar is higher or lower than it was.
  func barResized() {
    guard let table = state.scroller as? UITableView, table.tableHeaderView === searchBar else {
      searchBar.hostBar?.heightMayHaveChanged()
      return
    }
    searchBar.frame.size.height = searchBar.ownHeight
    table.edgeViewResized()
  }
}
