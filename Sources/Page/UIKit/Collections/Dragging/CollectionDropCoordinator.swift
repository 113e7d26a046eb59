import CoreGraphics
import Foundation

/// What a collection's drop delegate is given.
final class CollectionDropCoordinator:
  ListDropCoordinator<UICollectionView, UICollectionViewDropProposal>,
  UICollectionViewDropCoordinator
{
  var items: [any UICollectionViewDropItem] { dropItems }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(dragItem) { collection in
      guard let rect = collection.layoutAttributesForItem(at: indexPath)?.frame else { return nil }
      return (collection, rect)
    }
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    drop(dragItem) { collection in
      guard let cell = collection.cellForItem(at: indexPath) else { return nil }
      return (cell, rect)
    }
  }
}
