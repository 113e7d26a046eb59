import Foundation

/// A data source that shows snapshots, and finds out what is another thing than before.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, ListSource {
  public typealias CellProvider = (
    UICollectionView, IndexPath, ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var shown = Snapshot()
  private var outlines: [SectionIdentifierType: Outline] = [:]
  /// What was there before a finger began to move an item.
  private var beforeMove: Snapshot?

  private typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  open var reorderingHandlers = ReorderingHandlers()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (collection, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> Snapshot { shown }

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let before = shown
    keepOutlines(of: snapshot)
    guard let collection, let changes = snapshot.changes(from: before), collection.window != nil,
      animatingDifferences
    else {
      applySnapshotUsingReloadData(snapshot, completion: completion)
      return
    }
    // The collection counts what it has before it hears of another number.
    _ = collection.loadedCounts
    shown = snapshot.withoutReloads
    collection.performBatchUpdates {
      collection.change { $0 = changes }
    } completion: { _ in
      completion?()
    }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { snapshot.path(of: $0) }
    if !reconfigured.isEmpty { collection.reconfigureItems(at: reconfigured) }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    keepOutlines(of: snapshot)
    shown = snapshot.withoutReloads
    collection?.reloadData()
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sections.indices.contains(index) ? shown.sections[index].identifier : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: Outlines

  /// Shows the items of one section that are not below a collapsed one.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = shown
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.setItems(snapshot.visibleItems, of: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var outline = Outline()
    if shown.indexOfSection(section) != nil {
      outline.append(shown.itemIdentifiers(inSection: section))
    }
    return outline
  }

  /// An outline is kept as long as its section shows what it says.
  private func keepOutlines(of snapshot: Snapshot) {
    outlines = outlines.filter { section, outline in
      snapshot.sections.first { $0.identifier == section }?.items == outline.visibleItems
    }
  }

  func toggleItem(at path: IndexPath) {
    guard let item = shown.item(at: path),
      var outline = outlines[shown.sections[path.section].identifier]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: shown.sections[path.section].identifier)
  }

  func isExpandedItem(at path: IndexPath) -> Bool {
    guard let item = shown.item(at: path) else { return false }
    return outlines[shown.sections[path.section].identifier]?.isExpanded(item) ?? false
  }

  private func show(_ outline: Outline, _ item: ItemIdentifierType, on cell: UICollectionViewCell) {
    guard let cell = cell as? UICollectionViewListCell, outline.contains(item) else { return }
    if cell.indentationLevel == 0 { cell.indentationLevel = outline.level(of: item) }
    UIView.performWithoutAnimation { cell.isExpanded = outline.isExpanded(item) }
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.sections[section].items.count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = shown.item(at: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else {
      fatalError("The cell provider of a diffable data source returned no cell at \(indexPath).")
    }
    if let outline = outlines[shown.sections[indexPath.section].identifier] {
      show(outline, item, on: cell)
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError("A diffable data source has no view for the supplementary element \(kind).")
    }
    return view
  }

  // MARK: Moving

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = shown.item(at: indexPath) else { return false }
    let isNested = outlines[shown.sections[indexPath.section].identifier].map {
      $0.rootItems != $0.items
    }
    return isNested != true && reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    beforeMove = beforeMove ?? shown
    shown.moveItem(from: sourceIndexPath, to: destinationIndexPath)
    keepOutlines(of: shown)
  }

  func movementEnded() {
    guard let beforeMove else { return }
    self.beforeMove = nil
    guard beforeMove.itemIdentifiers != shown.itemIdentifiers else { return }
    let transaction = NSDiffableDataSourceTransaction(from: beforeMove, to: shown)
    reorderingHandlers.willReorder?(transaction)
    reorderingHandlers.didReorder?(transaction)
  }
}
