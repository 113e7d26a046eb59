import CoreGraphics
import Foundation

/// A tab: a picture with a title below it, and perhaps a badge.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// Tabs that everybody knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  weak var bar: UITabBar?
  private var badgeAttributes: [UIControl.State: TextAttributes] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image) = (title, image)
    selectedPicture = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    become(systemItem)
    self.tag = tag
  }

  func become(_ systemItem: SystemItem) {
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbol, withConfiguration: TabBarLook.symbols)
  }

  private var selectedPicture: UIImage?

  /// What is shown while the tab is selected; without one of its own, the picture.
  open var selectedImage: UIImage? {
    get { selectedPicture ?? image }
    set {
      selectedPicture = newValue
      looksChanged()
    }
  }

  open var titlePositionAdjustment = UIOffset.zero {
    didSet { looksChanged() }
  }

  // MARK: Badge

  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { looksChanged() } }
  }

  open var badgeColor: UIColor? {
    didSet { looksChanged() }
  }

  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    looksChanged()
  }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  // MARK: Appearances

  open var standardAppearance: UITabBarAppearance? {
    didSet { bar?.looksChanged() }
  }

  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { bar?.looksChanged() }
  }

  override func looksChanged() { bar?.itemChanged(self) }
}

extension UITabBarItem.SystemItem {
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle.fill"
    case .mostViewed: "list.number"
    }
  }
}

/// What all tabs have in common.
@MainActor
enum TabBarLook {
  static let symbols = UIImage.SymbolConfiguration(pointSize: 16.5, weight: .regular, scale: .large)
}
