import CoreGraphics
import Foundation

extension UITableViewCell: SwipedCell {
  var slide: CGFloat {
    get { editing.slide }
    set { editing.slide = newValue }
  }

  var showsActions: Bool {
    get { editing.showsActions }
    set { editing.showsActions = newValue }
  }
}

extension UITableView: SwipingList {
  func swipedCell(at point: CGPoint) -> (cell: any SwipedCell, path: IndexPath)? {
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else {
      return nil
    }
    return (cell, path)
  }

  func swipeActions(
    at path: IndexPath, _ side: RowSwipes.Side
  ) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    switch side {
    case .leading:
      return rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      guard let rowDelegate else { return deleteBySwipe(path) }
      return rowDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
  }

  func swipeBegan(at path: IndexPath) {
    rowDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func swipeEnded(at path: IndexPath) {
    rowDelegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// What a swipe does where the delegate says nothing.
  func deleteBySwipe(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    let style = rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style == .delete, dataSource != nil else { return nil }
    let title =
      rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }
}
