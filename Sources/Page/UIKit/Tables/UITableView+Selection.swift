import CoreGraphics
import Foundation

/// Rows that are touched and chosen.
extension UITableView {
  private var selectsRows: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Touches

  /// Takes a touch that is on a row.
  func rowTouched(_ touches: Set<UITouch>) -> Bool {
    if swipes.isOpen {
      swipes.close(animated: true)
      return true
    }
    guard let touch = touches.first, selectsRows, touchedRow == nil,
      let path = indexPathForRow(at: touch.location(in: self)), let cell = cells[path],
      touch.view?.isDescendant(of: cell) == true,
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    touchedRow = path
    cell.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  func rowTouchEnded(_ touches: Set<UITouch>) {
    guard let path = touchedRow else { return }
    let cell = cells[path]
    let isInside = touches.contains { touch in
      cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    }
    guard isInside else { return rowTouchCancelled() }
    touchedRow = nil
    // It is selected before it is not highlighted any more, so that its looks do not change twice.
    choose(path)
    unhighlight(path, cell)
  }

  func rowTouchCancelled() {
    guard let path = touchedRow else { return }
    touchedRow = nil
    unhighlight(path, cells[path])
  }

  private func unhighlight(_ path: IndexPath, _ cell: UITableViewCell?) {
    cell?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func choose(_ path: IndexPath) {
    if selection.contains(path), selectsMany { return letGo(path, animated: false) }
    let isNew = !selection.contains(path)
    var wanted = path
    if let rowDelegate {
      guard let answer = rowDelegate.tableView(self, willSelectRowAt: path) else { return }
      wanted = answer
    }
    if !selectsMany {
      for other in selection where other != wanted { letGo(other, animated: false) }
    }
    if isNew || !selection.contains(wanted) { mark(wanted, animated: false) }
    SegueTrigger.select(cells[wanted])
    rowDelegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func letGo(_ path: IndexPath, animated: Bool) {
    var wanted = path
    if let rowDelegate {
      guard let answer = rowDelegate.tableView(self, willDeselectRowAt: path) else { return }
      wanted = answer
    }
    deselect(wanted, animated: animated)
    rowDelegate?.tableView(self, didDeselectRowAt: wanted)
  }

  // MARK: By the page

  private func mark(_ path: IndexPath, animated: Bool) {
    if !selection.contains(path) { selection.append(path) }
    cells[path]?.setSelected(true, animated: animated)
    if isEditing { cells[path]?.setNeedsLayout() }
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    if !selectsMany || path == nil {
      for other in selection where other != path { deselect(other, animated: animated) }
    }
    guard let path, geometry.has(path) else { return }
    mark(path, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selection.removeAll { $0 == path }
    cells[path]?.setSelected(false, animated: animated)
    if isEditing { cells[path]?.setNeedsLayout() }
  }
}
