import CoreGraphics
import Foundation

/// A table whose rows can be deleted, inserted, chosen and moved.
extension UITableView {
  private static let editLength = 0.3

  func editingChanged(animated: Bool) {
    swipes.close(animated: animated)
    for path in selection { deselect(path, animated: false) }
    for (path, cell) in cells {
      prepareSigns(of: cell, at: path)
      cell.setEditing(isEditing, animated: animated)
    }
  }

  /// A cell that comes into sight is as the others are.
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    prepareSigns(of: cell, at: path)
    cell.setEditing(isEditing, animated: false)
  }

  private func prepareSigns(of cell: UITableViewCell, at path: IndexPath) {
    guard isEditing else { return }
    let mayEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell.editing.selection = allowsMultipleSelectionDuringEditing ? .multiple : .off
    cell.editing.style =
      mayEdit ? rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    cell.shouldIndentWhileEditing =
      rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
  }

  // MARK: Moving rows

  func beginReordering(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    reordering = TableReordering(
      cell: cell, start: path, target: path, top: cell.frame.minY, height: cell.frame.height)
    bringSubviewToFront(cell)
    cell.layer.shadowOpacity = 0.2
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = .zero
    cell.alpha = 0.95
  }

  func reorder(by way: CGFloat) {
    guard var now = reordering else { return }
    now.cell.frame.origin.y = now.top + way
    let middle = min(max(now.cell.frame.midY, geometry.top), geometry.bottom - 1)
    guard let proposed = geometry.path(at: middle), proposed != now.target else { return }
    let target =
      rowDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: now.start, toProposedIndexPath: proposed)
      ?? proposed
    now.target = target
    reordering = now
    UIView.animate(withDuration: Self.editLength, delay: 0, options: .allowUserInteraction) {
      for (path, cell) in self.cells where cell !== now.cell { cell.frame = self.placed(path) }
    }
  }

  enum ReorderEnd {
    case kept, dropped
  }

  func endReordering(_ end: ReorderEnd) {
    guard let now = reordering else { return }
    reordering = nil
    now.cell.alpha = 1
    now.cell.layer.shadowOpacity = 0
    if end == .kept, now.target != now.start {
      dataSource?.tableView(self, moveRowAt: now.start, to: now.target)
      moveRow(at: now.start, to: now.target)
    } else {
      UIView.animate(withDuration: Self.editLength) {
        for (path, cell) in self.cells { cell.frame = self.placed(path) }
      }
    }
  }
}

/// A row that a finger moves.
@MainActor
struct TableReordering {
  var cell: UITableViewCell
  var start: IndexPath
  var target: IndexPath
  var top: CGFloat
  var height: CGFloat

  /// How far another row gives way.
  func shift(of path: IndexPath) -> CGFloat {
    if path > start, path <= target { return -height }
    if path < start, path >= target { return height }
    return 0
  }
}
