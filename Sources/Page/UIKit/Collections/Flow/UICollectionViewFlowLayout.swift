import CoreGraphics
import Foundation

/// Items in lines, as words are in a text.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As an estimated size: as large as the cells want.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  private var flow = FlowPlan()
  private var wanted: [IndexPath: CGSize] = [:]

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    flow = FlowPlan(self, collectionView, wanted: wanted)
  }

  open override var collectionViewContentSize: CGSize { flow.size }

  /// The size before a cell was asked for its own.
  func size(of path: IndexPath, in collectionView: UICollectionView) -> CGSize {
    let said = collectionView.flowDelegate?.collectionView(
      collectionView, layout: self, sizeForItemAt: path)
    if let said, said != itemSize { return said }
    if estimatedItemSize == .zero { return said ?? itemSize }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  // MARK: Attributes

  private func attributes(
    _ element: CollectionElement, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = type.init()
    attributes.indexPath = element.path
    attributes.representedElementCategory = element.category
    attributes.representedElementKind = element.kind
    attributes.frame = frame
    if element.category == .supplementaryView, pinsAny { attributes.zIndex = 10 }
    return attributes
  }

  private var pinsAny: Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found = flow.items(in: rect).map { attributes(.cell($0.path), $0.frame) }
    for section in flow.sections.indices {
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: section)
        if let edge = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          edge.frame.intersects(rect)
        {
          found.append(edge)
        }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.frame(of: indexPath).map { attributes(.cell(indexPath), $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard flow.sections.indices.contains(indexPath.section) else { return nil }
    let section = flow.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    var frame = isHeader ? section.header : section.footer
    guard frame.width > 0, frame.height > 0 else { return nil }
    if let collectionView,
      isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    {
      let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
      frame = section.pinned(frame, isHeader ? .start : .end, to: seen, scrollDirection)
    }
    return attributes(
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath), frame)
  }

  // MARK: Invalidation

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return true }
    if pinsAny, newBounds.origin != old.origin { return true }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
  }

  override func adopt(_ size: CGSize, of element: CollectionElement) {
    if element.category == .cell { wanted[element.path] = size }
  }

  /// Sizes that were found go where their items go.
  override func itemsChanged(_ mapping: ListMapping?, _ reloaded: Set<IndexPath>) {
    let before = wanted
    wanted = [:]
    guard let mapping else { return }
    for (path, size) in before where !reloaded.contains(path) {
      if let new = mapping.place(of: path) { wanted[new] = size }
    }
  }
}
