import CoreGraphics
import Foundation

/// Menus for the items of a collection, which a long touch of one asks for.
@MainActor
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let collection: UICollectionView
  private var item: IndexPath?

  init(of collection: UICollectionView) {
    self.collection = collection
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = collection.indexPathForItem(at: location) else { return nil }
    item = path
    return collection.itemDelegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: [path], point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    item.flatMap { collection.cellForItem(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collection.itemDelegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
