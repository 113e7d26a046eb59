import CoreGraphics
import Foundation

/// What a table's drop delegate is given.
final class TableDropCoordinator: ListDropCoordinator<UITableView, UITableViewDropProposal>,
  UITableViewDropCoordinator
{
  var items: [any UITableViewDropItem] { dropItems }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(dragItem) { table in (table, table.rectForRow(at: indexPath)) }
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    drop(dragItem) { table in
      guard let cell = table.cellForRow(at: indexPath) else { return nil }
      return (cell, rect)
    }
  }
}
