import CoreGraphics
import Foundation

/// The search bar of an item, below everything else in the bar.
extension UINavigationBar {
  private var searcher: UISearchController? { topItem?.searchController }

  /// How high the search bar's part is when all of it is seen.
  var searchHeight: CGFloat { searcher?.searchBar.ownHeight ?? 0 }

  /// Whether a search has the bar for itself.
  var isGivenToSearch: Bool {
    searcher.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// Whether the search bar goes when contents are scrolled.
  private var searchGoes: Bool {
    topItem?.hidesSearchBarWhenScrolling == true && searcher?.isActive != true
  }

  /// What stays of the bar, however far contents are scrolled.
  var leastHeight: CGFloat { rowsHeight + (searchGoes ? 0 : searchHeight) }

  /// How much of the search bar is seen, where there is so much room for it and a large title.
  func searchPart(of room: CGFloat, beside large: CGFloat) -> CGFloat {
    searchGoes ? min(max(room - large, 0), searchHeight) : searchHeight
  }

  func placeSearch(height: CGFloat) {
    searchHolder.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    guard let bar = searcher?.searchBar, bar.superview === searchHolder else { return }
    let full = searchHeight
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: full)
    bar.layoutIfNeeded()
    // What is nearly gone is not seen.
    bar.alpha = height >= full ? 1 : max((height - 20) / (full - 20), 0)
  }

  /// Shows the top item's search bar; in an animation block it comes and goes with the items.
  func showSearch(_ movement: Movement) {
    let wanted = searcher?.searchBar
    let old = searchHolder.subviews.first { $0 !== wanted }
    if let wanted, wanted.superview !== searchHolder {
      UIView.performWithoutAnimation {
        wanted.hostBar = self
        searchHolder.addSubview(wanted)
        if movement != .none { wanted.alpha = 0 }
      }
      wanted.alpha = 1
    }
    guard let old else { return }
    guard movement != .none else { return old.removeFromSuperview() }
    old.alpha = 0
    AnimationBlock.atEnd { [weak self] in
      if old !== self?.searcher?.searchBar { old.removeFromSuperview() }
    }
  }

  /// The top item has another search bar, or has none any more.
  func searchChanged() {
    showSearch(.none)
    heightMayHaveChanged()
  }

  /// In an animation block: a search begins or ends.
  func searchActivityChanged() {
    content?.alpha = isGivenToSearch ? 0 : 1
    owner?.placeBars()
    layoutParts()
    if let owner, let shown = owner.shown, owner.transition == nil {
      owner.place(shown)
      shown.viewIfLoaded?.layoutIfNeeded()
    }
  }
}
