import CoreGraphics
import Foundation

/// Menus for the rows of a table, which a long touch of one asks for.
@MainActor
final class RowMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let table: UITableView
  private var row: IndexPath?

  init(of table: UITableView) {
    self.table = table
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !table.isEditing, let path = table.indexPathForRow(at: location) else { return nil }
    row = path
    return table.rowDelegate?.tableView(
      table, contextMenuConfigurationForRowAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    // What is lifted is the row, and not how it looked below the finger.
    row.flatMap { table.cellForRow(at: $0) }?.setHighlighted(false, animated: false)
    return table.rowDelegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? row.flatMap { table.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.rowDelegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.rowDelegate?.tableView(
      table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.rowDelegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
