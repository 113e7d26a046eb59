import Foundation

/// A cell that can be highlighted without an animation.
@MainActor
protocol HighlightingCell: UIView {
  func highlight(_ isHighlighted: Bool)
}

extension UITableViewCell: HighlightingCell {
  func highlight(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
}

extension UICollectionViewCell: HighlightingCell {
  func highlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}

/// The state of a drag that begins in a table or a collection.
@MainActor
class ListDrags<List: UIView>: NSObject {
  unowned let list: List
  /// Where each dragged item was taken from.
  private(set) var sources: [UIDragItem: IndexPath] = [:]
  private(set) var hasActiveDrag = false

  init(of list: List) {
    self.list = list
    super.init()
  }

  /// The items with which a drag begins at a path.
  func begin(with items: [UIDragItem]?, from path: IndexPath) -> [UIDragItem] {
    sources = [:]
    return add(items, from: path)
  }

  /// The items at a path that join a drag.
  func add(_ items: [UIDragItem]?, from path: IndexPath) -> [UIDragItem] {
    let items = items ?? []
    for item in items { sources[item] = path }
    return items
  }

  func sessionBegan() { hasActiveDrag = true }

  func sessionEnded() {
    hasActiveDrag = false
    sources = [:]
  }

  /// The picture of a cell without the highlight that the touch gave it.
  func preview(
    of cell: some HighlightingCell, _ parameters: () -> UIDragPreviewParameters?
  ) -> UITargetedDragPreview {
    cell.highlight(false)
    return UITargetedDragPreview(view: cell, parameters: parameters() ?? UIDragPreviewParameters())
  }
}
