import CoreGraphics
import Foundation

/// The part of a drop coordinator that is the same for tables and collections.
@MainActor
class ListDropCoordinator<List: UIView, Proposal: UIDropProposal>: NSObject {
  private weak var list: List?
  private let landings: DropLandings
  let session: any UIDropSession
  let proposal: Proposal
  let destinationIndexPath: IndexPath?
  let dropItems: [ListDropItem]

  init(
    _ list: List, _ session: any UIDropSession, _ proposal: Proposal, to destination: IndexPath?,
    from sources: [UIDragItem: IndexPath], _ landings: DropLandings,
    size: (IndexPath) -> CGSize?
  ) {
    (self.list, self.session, self.proposal) = (list, session, proposal)
    (destinationIndexPath, self.landings) = (destination, landings)
    dropItems = session.items.map { item in
      let source = sources[item]
      return ListDropItem(item, from: source, source.flatMap(size) ?? .zero)
    }
  }

  /// Lets the picture of an item fly to a rectangle of a view, if there is one when the flight
  /// begins.
  func drop(
    _ item: UIDragItem, at place: @escaping (List) -> (container: UIView, rect: CGRect)?
  ) -> any UIDragAnimating {
    landings.put(item) { [weak list] in
      guard let list, let (container, rect) = place(list) else { return nil }
      return (UIDragPreviewTarget(container: container, center: rect.center), rect.size)
    }
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    landings.put(dragItem) { (target, nil) }
  }
}

/// One item that is dropped on a table or a collection.
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from source: IndexPath?, _ size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    super.init()
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
