import CoreGraphics
import Foundation

/// What a table's drop delegate is given.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private weak var table: UITableView?
  private let landings: DropLandings
  let session: any UIDropSession
  let proposal: UITableViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UITableViewDropItem]

  init(
    _ table: UITableView, _ session: any UIDropSession, _ proposal: UITableViewDropProposal,
    _ destination: IndexPath?, _ sources: [UIDragItem: IndexPath], _ landings: DropLandings
  ) {
    (self.table, self.session, self.proposal) = (table, session, proposal)
    (destinationIndexPath, self.landings) = (destination, landings)
    items = session.items.map { item in
      let source = sources[item]
      let size = source.map { table.rectForRow(at: $0).size } ?? .zero
      return Item(item, from: source, size)
    }
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    landings.put(dragItem) { [weak table] in
      guard let table else { return nil }
      let rect = table.rectForRow(at: indexPath)
      return (UIDragPreviewTarget(container: table, center: rect.center), rect.size)
    }
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    landings.put(dragItem) { [weak table] in
      guard let table, let cell = table.cellForRow(at: indexPath) else { return nil }
      return (UIDragPreviewTarget(container: cell, center: rect.center), rect.size)
    }
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    landings.put(dragItem) { (target, nil) }
  }

  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from source: IndexPath?, _ size: CGSize) {
      (dragItem, sourceIndexPath, previewSize) = (item, source, size)
      super.init()
    }
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
