import CoreGraphics
import Foundation

/// Takes what is dropped on a collection; items make room where it would be inserted.
@MainActor
final class ItemDrops: ListDrops<UICollectionView>, UIDropInteractionDelegate {
  private var collection: UICollectionView { list }
  private var proposal: UICollectionViewDropProposal?

  /// The item of this collection that alone is dragged.
  private func source(in session: any UIDropSession) -> IndexPath? {
    session.items.count == 1 ? collection.itemDrags.sources[session.items[0]] : nil
  }

  // MARK: Under way

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    collection.dropDelegate?.collectionView(collection, canHandle: session) ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    sessionEntered()
    collection.dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let delegate = collection.dropDelegate else { return UIDropProposal(operation: .cancel) }
    let source = source(in: session)
    destination = place(of: session, isLocal: source != nil)
    let said = delegate.collectionView(
      collection, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    proposal = said
    show(said, source: source)
    return said
  }

  /// The item below the finger, or the one whose place it is while others make room; after the last
  /// one, where there is none.
  private func place(of session: any UIDropSession, isLocal: Bool) -> IndexPath? {
    let point = session.location(in: collection)
    if let path = collection.indexPathForItem(at: point) { return path }
    if let destination, collection.dragDrop.room != nil { return destination }
    let sections = collection.numberOfSections
    guard sections > 0 else { return nil }
    let items = collection.numberOfItems(inSection: sections - 1)
    let last = IndexPath(item: items - 1, section: sections - 1)
    guard items > 0 else { return IndexPath(item: 0, section: sections - 1) }
    guard let frame = collection.layoutAttributesForItem(at: last)?.frame,
      point.y > frame.maxY || (point.y >= frame.minY && point.x > frame.maxX)
    else { return nil }
    return isLocal ? last : IndexPath(item: items, section: sections - 1)
  }

  private func show(_ proposal: UICollectionViewDropProposal, source: IndexPath?) {
    let isInserting =
      proposal.intent == .insertAtDestinationIndexPath
      && (proposal.operation == .copy || proposal.operation == .move)
    mark(
      proposal.intent == .insertIntoDestinationIndexPath
        ? destination.flatMap { collection.cellForItem(at: $0) } : nil)
    guard isInserting, let destination else { return collection.makeRoom(nil) }
    let leaving = proposal.operation == .move ? source : nil
    collection.makeRoom(CollectionRoom(source: leaving, target: destination))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    mark(nil)
    collection.makeRoom(nil)
    destination = nil
    collection.dropDelegate?.collectionView(collection, dropSessionDidExit: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    sessionEnded()
    mark(nil)
    collection.makeRoom(nil)
    destination = nil
    collection.dropDelegate?.collectionView(collection, dropSessionDidEnd: session)
  }

  // MARK: Dropping

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let proposal else { return }
    mark(nil)
    collection.forgetRoom()
    let coordinator = CollectionDropCoordinator(
      collection, session, proposal, to: destination, from: collection.itemDrags.sources, landings
    ) { collection.layoutAttributesForItem(at: $0)?.size }
    collection.dropDelegate?.collectionView(collection, performDropWith: coordinator)
  }
}
