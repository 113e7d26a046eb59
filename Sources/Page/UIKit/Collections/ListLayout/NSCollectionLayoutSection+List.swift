import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// How high rows and headers are as long as nobody has asked them.
  private static let guess: CGFloat = 44
  private static let edgeGuess: CGFloat = 38

  /// A section whose items are the rows of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = NSCollectionLayoutItem(layoutSize: size(guess))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(guess), subitems: [row]))
    let width = layoutEnvironment.container.effectiveContentSize.width
    let insets = configuration.insets(in: width)
    section.contentInsets = insets.around
    section.leadingGap = insets.above
    section.list = configuration
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(edgeGuess), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(edgeGuess), elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

/// Where in a list an element is.
@MainActor
struct ListPlace {
  enum Kind {
    case row, header, footer
  }

  let configuration: UICollectionLayoutListConfiguration
  let position: RowPosition
  let kind: Kind

  init(_ configuration: UICollectionLayoutListConfiguration, _ item: Int, of count: Int) {
    self.configuration = configuration
    let hasHeader = configuration.headerMode == .firstItemInSection
    kind = hasHeader && item == 0 ? .header : .row
    // A header that is an item stands above the rows, outside of their corners.
    let isOutside = hasHeader && configuration.appearance != .plain
    position =
      isOutside
      ? item == 0 ? .only : RowPosition(item - 1, of: count - 1) : RowPosition(item, of: count)
  }

  init(
    _ configuration: UICollectionLayoutListConfiguration,
    edge: NSCollectionLayoutBoundarySupplementaryItem
  ) {
    self.configuration = configuration
    kind = edge.alignment.isAtBottom ? .footer : .header
    position = .only
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  func looksLike(_ other: ListPlace?) -> Bool {
    guard let other else { return false }
    return appearance == other.appearance && position == other.position && kind == other.kind
      && configuration.showsSeparators == other.configuration.showsSeparators
      && configuration.separatorConfiguration == other.configuration.separatorConfiguration
  }
}
