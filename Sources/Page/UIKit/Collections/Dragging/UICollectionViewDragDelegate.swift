import CoreGraphics
import Foundation

/// Says what the items of a collection give when they are dragged.
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
  }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Gives the items of a collection to drags.
@MainActor
final class ItemDrags: NSObject, UIDragInteractionDelegate {
  private unowned let collection: UICollectionView
  /// Where each item that is carried was taken from.
  private(set) var sources: [UIDragItem: IndexPath] = [:]
  private(set) var hasActiveDrag = false

  init(of collection: UICollectionView) {
    self.collection = collection
    super.init()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard collection.dragInteractionEnabled,
      let path = collection.indexPathForItem(at: session.location(in: collection))
    else { return [] }
    sources = [:]
    let items =
      collection.dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path)
      ?? []
    for item in items { sources[item] = path }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = collection.indexPathForItem(at: point), !sources.values.contains(path) else {
      return []
    }
    let items =
      collection.dragDelegate?.collectionView(
        collection, itemsForAddingTo: session, at: path, point: point) ?? []
    for item in items { sources[item] = path }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = sources[item], let cell = collection.cellForItem(at: path) else { return nil }
    // What is lifted is the item, and not how it looked below the finger.
    cell.isHighlighted = false
    let said = collection.dragDelegate?.collectionView(
      collection, dragPreviewParametersForItemAt: path)
    return UITargetedDragPreview(view: cell, parameters: said ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    collection.dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    collection.dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session)
      ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    collection.dragDelegate?.collectionView(
      collection, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hasActiveDrag = false
    sources = [:]
    collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
  }
}
