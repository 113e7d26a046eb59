import CoreGraphics
import Foundation

/// What a collection's drop delegate is given.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private weak var collection: UICollectionView?
  private let landings: DropLandings
  let session: any UIDropSession
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UICollectionViewDropItem]

  init(
    _ collection: UICollectionView, _ session: any UIDropSession,
    _ proposal: UICollectionViewDropProposal,
    _ destination: IndexPath?, _ sources: [UIDragItem: IndexPath], _ landings: DropLandings
  ) {
    (self.collection, self.session, self.proposal) = (collection, session, proposal)
    (destinationIndexPath, self.landings) = (destination, landings)
    items = session.items.map { item in
      let source = sources[item]
      let size = source.flatMap { collection.layoutAttributesForItem(at: $0)?.size } ?? .zero
      return Item(item, from: source, size)
    }
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    landings.put(dragItem) { [weak collection] in
      guard let collection, let rect = collection.layoutAttributesForItem(at: indexPath)?.frame
      else { return nil }
      return (UIDragPreviewTarget(container: collection, center: rect.center), rect.size)
    }
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    landings.put(dragItem) { [weak collection] in
      guard let collection, let cell = collection.cellForItem(at: indexPath) else { return nil }
      return (UIDragPreviewTarget(container: cell, center: rect.center), rect.size)
    }
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    landings.put(dragItem) { (target, nil) }
  }

  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from source: IndexPath?, _ size: CGSize) {
      (dragItem, sourceIndexPath, previewSize) = (item, source, size)
      super.init()
    }
  }
}
