import CoreGraphics
import Foundation

/// What a list in a collection looks like.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (
    IndexPath, UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Decides about the lines of one item.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// In place of the color that belongs to the appearance.
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Room above the header of a section.
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// What lies behind the whole list.
  var ground: UIColor { backgroundColor ?? appearance.ground }

  /// Room around a section's items, and above its header.
  func insets(in width: CGFloat) -> (around: NSDirectionalEdgeInsets, above: CGFloat) {
    let side: CGFloat = appearance.isInset ? (width >= 414 ? 20 : 16) : 0
    var around = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    guard appearance != .plain, appearance != .sidebarPlain else {
      return (around, headerTopPadding ?? (headerMode == .supplementary ? 22 : 0))
    }
    let gap: CGFloat = appearance == .sidebar ? 5 : 17.5
    around.bottom = footerMode == .supplementary ? 0 : gap
    return (around, headerTopPadding ?? gap)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  var isInset: Bool { self == .insetGrouped || self == .sidebar }

  @MainActor var ground: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }

  /// How far from a cell's edges its contents are.
  var cellSide: CGFloat { 16 }
}

/// The lines above and below an item of a list.
@MainActor @preconcurrency
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  /// As far in as the contents.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public nonisolated static func == (
    one: UIListSeparatorConfiguration, other: UIListSeparatorConfiguration
  ) -> Bool {
    MainActor.assumeIsolated {
      one.topSeparatorVisibility == other.topSeparatorVisibility
        && one.bottomSeparatorVisibility == other.bottomSeparatorVisibility
        && one.topSeparatorInsets == other.topSeparatorInsets
        && one.bottomSeparatorInsets == other.bottomSeparatorInsets && one.color == other.color
        && one.multipleSelectionColor == other.multipleSelectionColor
        && one.visualEffect === other.visualEffect
    }
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated {
      hasher.combine(topSeparatorVisibility)
      hasher.combine(bottomSeparatorVisibility)
      hasher.combine(color)
    }
  }
}
