import CoreGraphics
import Foundation

/// What a navigation bar shows for one level: title, buttons, and the way back to it.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// When a title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
    case inline
  }

  /// What the back button of the next level shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item cannot be read from an archive; it is as if made anew.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Titles

  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }

  open var titleView: UIView? {
    didSet { if titleView !== oldValue { changed() } }
  }

  open var prompt: String? {
    didSet { if prompt != oldValue { bar?.heightMayHaveChanged() } }
  }

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.heightMayHaveChanged() } }
  }

  // MARK: The way back

  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { bar?.itemsMayHaveChanged() } }
  }

  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { bar?.itemsMayHaveChanged() } }
  }

  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { bar?.itemsMayHaveChanged() } }
  }

  /// Takes the place of going back.
  open var backAction: UIAction?

  open var hidesBackButton: Bool {
    get { backButtonIsHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var backButtonIsHidden = false

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != backButtonIsHidden else { return }
    backButtonIsHidden = hidesBackButton
    changed(animated)
  }

  /// Whether the buttons to the left stand beside the back button, and not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  // MARK: Buttons

  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The first of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  private(set) var leftItems: [UIBarButtonItem] = []
  private(set) var rightItems: [UIBarButtonItem] = []

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items ?? []
    changed(animated)
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items ?? []
    changed(animated)
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] + leftItems.dropFirst() }, animated: animated)
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] + rightItems.dropFirst() }, animated: animated)
  }

  // MARK: Search

  /// What looks for something among what the level shows; its search bar stands below the title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.searchBar.leaveBar()
      bar?.searchChanged()
    }
  }

  /// Whether the search bar goes when contents are scrolled.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.heightMayHaveChanged() } }
  }

  /// Where a search bar can stand; here it is always below the title.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }

  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Appearances

  open var standardAppearance: UINavigationBarAppearance? {
    didSet { bar?.looksChanged() }
  }

  open var compactAppearance: UINavigationBarAppearance?

  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { bar?.looksChanged() }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private func changed(_ animated: Bool = false) {
    bar?.contentChanged(of: self, animated: animated)
  }
}

extension UINavigationItem {
  /// What the next level's back button says, as long as there is room for it.
  var titleOfWayBack: String {
    switch backButtonDisplayMode {
    case .minimal: ""
    case .generic: UINavigationItem.genericBack
    case .default: backButtonTitle ?? title ?? UINavigationItem.genericBack
    }
  }

  static let genericBack = "Back"
}
