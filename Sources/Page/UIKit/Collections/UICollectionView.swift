// Long because what can be overridden has to stand in the class itself.

import CoreGraphics
import Foundation

/// Items where a layout puts them; only those that are seen exist.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  let pool = ReusePool()
  let swipes = RowSwipes()
  let dragDrop = CollectionDragging()
  private(set) lazy var swipePan = RowSwipePan(swipes)
  /// What lies behind a list.
  var ground: UIView?
  var counts: [Int]?
  var layoutStage = LayoutStage.needed
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  var selection: [IndexPath] = []
  var updates = CollectionUpdates()
  var touchedItem: IndexPath?
  var reordering: CollectionReordering?
  var prefetched: Set<IndexPath> = []
  /// What has been asked for its own size.
  var measured: Set<CollectionElement> = []

  enum LayoutStage {
    case needed, done
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
    setUpInteractions()
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
    setUpInteractions()
    fill(from: coder, as: UICollectionView.self)
  }

  private func setUpInteractions() {
    addInteraction(UIContextMenuInteraction(delegate: itemMenus))
    swipes.list = self
    swipePan.list = self
    addGestureRecognizer(swipePan)
  }

  private lazy var itemMenus = ItemMenus(of: self)

  // MARK: Who says what

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetItems() } }
  }

  open var delegate: (any UICollectionViewDelegate)? {
    get { itemDelegate }
    set {
      scrollDelegate = newValue
      itemDelegate = newValue
      layoutInvalidated()
    }
  }
  weak var itemDelegate: (any UICollectionViewDelegate)?
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    itemDelegate as? any UICollectionViewDelegateFlowLayout
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Layout

  private var layout: UICollectionViewLayout

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.layout
    self.layout = layout
    old.collectionView = nil
    layout.collectionView = self
    change(from: old, to: layout, animated: animated, completion)
  }

  // MARK: Items

  open var numberOfSections: Int { loadedCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts[section] }

  open func reloadData() {
    forgetItems()
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shown.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    return layout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: identifier, .cell)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, for: identifier, .supplementary(elementKind))
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = reused(identifier, .cell) as? UICollectionViewCell else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    cell.listPlaceChanged(layout.listPlace(of: .cell(indexPath)))
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = reused(identifier, .supplementary(elementKind)) else {
      fatalError(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    let element = CollectionElement(
      category: .supplementaryView, kind: elementKind, path: indexPath)
    view.listPlaceChanged(layout.listPlace(of: element))
    return view
  }

  // MARK: Changes

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    prepareLayout()
    self.updates.depth += 1
    updates?()
    self.updates.depth -= 1
    if let completion { self.updates.completions.append(completion) }
    if self.updates.depth == 0 { applyUpdates() }
  }

  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Shows items anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { takeAway(.cell(path)) }
    setNeedsLayout()
  }

  // MARK: Moving items

  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMoving(indexPath)
  }

  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveHeldItem(to: targetPosition)
  }

  open func endInteractiveMovement() {
    endMoving(.kept)
  }

  open func cancelInteractiveMovement() {
    endMoving(.dropped)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: As a view

  override var laysOutContentArea: Bool { false }

  open override func layoutSubviews() {
    guard !QuickLookPicture.isSettling else { return }
    showVisibleItems()
    super.layoutSubviews()
  }

  override func boundsChanged(from before: CGRect) {
    if bounds != before, layoutStage == .done,
      layout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      layoutInvalidated()
    } else if bounds.size != before.size {
      layoutInvalidated()
    }
    super.boundsChanged(from: before)
  }

  override func naturalTarget(_ proposed: CGPoint, speed: CGPoint) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000))
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === swipePan {
      return swipes.mayBegin(
        at: swipePan.location(in: self), way: swipePan.translation(in: self))
    }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !itemTouched(touches) else { return }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchedItem == nil else { return itemTouchEnded(touches) }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchedItem == nil else { return itemTouchCancelled() }
    super.touchesCancelled(touches, with: event)
  }
}
