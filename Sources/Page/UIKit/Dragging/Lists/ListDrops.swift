import Foundation

/// The state of a drop on a table or a collection. Subclasses are the delegates of the interaction.
@MainActor
class ListDrops<List: UIView>: NSObject {
  unowned let list: List
  private(set) var hasActiveDrop = false
  private(set) var landings = DropLandings()
  var destination: IndexPath?
  private weak var markedCell: (any HighlightingCell)?

  init(of list: List) {
    self.list = list
    super.init()
  }

  func sessionEntered() { hasActiveDrop = true }

  func sessionEnded() {
    hasActiveDrop = false
    landings = DropLandings()
  }

  /// Highlights the cell that would take the items, and no other.
  func mark(_ cell: (any HighlightingCell)?) {
    guard cell !== markedCell else { return }
    markedCell?.highlight(false)
    cell?.highlight(true)
    markedCell = cell
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { landings.preview(of: item, from: defaultPreview) }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { landings.join(animator, of: item) }
}
