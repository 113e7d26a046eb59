import CoreGraphics
import Foundation

/// A collection whose layout is a list.
extension UICollectionView: SwipingList {
  /// Shows what lies behind a list, in front of the collection's own color.
  func showGround(_ color: UIColor?) {
    guard let color else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    let view = ground ?? UIView()
    if ground == nil { view.isUserInteractionEnabled = false }
    ground = view
    if view.backgroundColor != color { view.backgroundColor = color }
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  private func list(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.plan.sections.indices.contains(path.section)
    else { return nil }
    return layout.plan.sections[path.section].section.list
  }

  // MARK: Swipes

  func swipedCell(at point: CGPoint) -> (cell: any SwipedCell, path: IndexPath)? {
    guard let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path) as? UICollectionViewListCell
    else { return nil }
    return (cell, path)
  }

  func swipeActions(
    at path: IndexPath, _ side: RowSwipes.Side
  ) -> UISwipeActionsConfiguration? {
    switch side {
    case .leading: list(at: path)?.leadingSwipeActionsConfigurationProvider?(path)
    case .trailing: list(at: path)?.trailingSwipeActionsConfigurationProvider?(path)
    }
  }

  func swipeBegan(at path: IndexPath) {
    cellForItem(at: path)?.setNeedsUpdateConfiguration()
  }

  func swipeEnded(at path: IndexPath) {
    cellForItem(at: path)?.setNeedsUpdateConfiguration()
  }
}

extension CompositionalPlan {
  /// What lies behind all, where all sections are lists that look alike.
  var listGround: UIColor? {
    guard let first = sections.first?.section.list,
      sections.allSatisfy({ $0.section.list?.appearance == first.appearance })
    else { return nil }
    return first.ground
  }
}

/// What a data source that knows its items does for a list.
@MainActor
protocol ListSource: AnyObject {
  /// The item's children are shown if they were not, or the other way round.
  func toggleItem(at path: IndexPath)
  func isExpandedItem(at path: IndexPath) -> Bool
  /// A finger has let an item go that it has moved.
  func movementEnded()
}

extension UICollectionViewListCell {
  func toggleOutline() {
    guard let collection, let path = collection.indexPath(for: self),
      let source = collection.dataSource as? any ListSource
    else { return }
    source.toggleItem(at: path)
    isExpanded = source.isExpandedItem(at: path)
  }

  func signTapped(_ type: UICellAccessory.AccessoryType) {
    guard type == .delete, let collection, let path = collection.indexPath(for: self) else {
      return
    }
    collection.swipes.open(self, at: path, .trailing)
  }

  /// Whether a touch of the whole cell shows or hides what is below it.
  var togglesAsAWhole: Bool {
    accessories.contains { accessory in
      guard case .outline(let style, _) = accessory.content else { return false }
      return style == .header || style == .automatic && place?.kind == .header
    }
  }
}
