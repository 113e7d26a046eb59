import CoreGraphics
import Foundation

/// What a controller shows in the bars of the containers around it, and how much of its view they
/// cover.
@MainActor
struct BarMembership {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButton: UIBarButtonItem?
  var toolbarItems: [UIBarButtonItem]?
  var bottomBar = BottomBar.shown
  weak var contentScrollView: UIScrollView?
  /// How far bars reach into the view.
  var insets = UIEdgeInsets.zero

  enum BottomBar {
    case shown, hidden
  }

  nonisolated init() {}

  func showEditing(_ isEditing: Bool) {
    editButton?.title = isEditing ? "Done" : "Edit"
    editButton?.style = isEditing ? .done : .plain
  }
}

extension UIViewController {
  var barInsets: UIEdgeInsets {
    get { bars.insets }
    set {
      guard newValue != bars.insets else { return }
      bars.insets = newValue
      viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }

  func titleChanged() {
    bars.navigationItem?.title = title
    bars.tabBarItem?.title = title
  }

  var navigationItemMade: UINavigationItem {
    if let there = bars.navigationItem { return there }
    let made = UINavigationItem()
    made.title = title
    bars.navigationItem = made
    return made
  }

  var editButtonMade: UIBarButtonItem {
    if let there = bars.editButton { return there }
    let made = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    made.possibleTitles = ["Edit", "Done"]
    made.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    bars.editButton = made
    bars.showEditing(isEditing)
    return made
  }

  func replaceToolbarItems(with items: [UIBarButtonItem]?, animated: Bool) {
    bars.toolbarItems = items
    guard let navigation = parent as? UINavigationController,
      navigation.topViewController === self
    else { return }
    navigation.toolbar.setItems(items, animated: animated)
  }

  /// The nearest of the family that is of a kind, this one left out.
  func nearestAncestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var next = parent
    while let candidate = next {
      if let found = candidate as? Kind { return found }
      next = candidate.parent
    }
    return nil
  }

  /// Says which scroll view the bars along an edge follow.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    bars.contentScrollView = scrollView
    parent?.childNeedsLayout()
  }

  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    followedScrollView
  }

  /// The one that was said, the view itself, or the first in it.
  var followedScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return bars.contentScrollView ?? view as? UIScrollView
      ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// The navigation controller around this one.
  public var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// The tab bar controller around this one.
  public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
}
