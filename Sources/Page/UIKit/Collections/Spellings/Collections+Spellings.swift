// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 to 4 called what collections have.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
@available(*, deprecated, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}

extension UICollectionView {
  @available(*, deprecated, renamed: "register(_:forCellWithReuseIdentifier:)")
  public func registerClass(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  @available(
    *, deprecated, renamed: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
  )
  public func registerClass(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  @available(*, deprecated, renamed: "dequeueReusableCell(withReuseIdentifier:for:)")
  public func dequeueReusableCellWithReuseIdentifier(
    _ identifier: String, forIndexPath indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  @available(
    *, deprecated, renamed: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)"
  )
  public func dequeueReusableSupplementaryViewOfKind(
    _ elementKind: String, withReuseIdentifier identifier: String,
    forIndexPath indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  @available(*, deprecated, renamed: "cellForItem(at:)")
  public func cellForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewCell? {
    cellForItem(at: indexPath)
  }

  @available(*, deprecated, renamed: "indexPath(for:)")
  public func indexPathForCell(_ cell: UICollectionViewCell) -> IndexPath? { indexPath(for: cell) }

  @available(*, deprecated, renamed: "indexPathForItem(at:)")
  public func indexPathForItemAtPoint(_ point: CGPoint) -> IndexPath? {
    indexPathForItem(at: point)
  }

  @available(*, deprecated, renamed: "numberOfItems(inSection:)")
  public func numberOfItemsInSection(_ section: Int) -> Int { numberOfItems(inSection: section) }

  @available(*, deprecated, renamed: "layoutAttributesForItem(at:)")
  public func layoutAttributesForItemAtIndexPath(
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: indexPath) }

  @available(*, deprecated, renamed: "selectItem(at:animated:scrollPosition:)")
  public func selectItemAtIndexPath(
    _ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  @available(*, deprecated, renamed: "deselectItem(at:animated:)")
  public func deselectItemAtIndexPath(_ indexPath: IndexPath, animated: Bool) {
    deselectItem(at: indexPath, animated: animated)
  }

  @available(*, deprecated, renamed: "scrollToItem(at:at:animated:)")
  public func scrollToItemAtIndexPath(
    _ indexPath: IndexPath, atScrollPosition scrollPosition: ScrollPosition, animated: Bool
  ) {
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  @available(*, deprecated, renamed: "insertItems(at:)")
  public func insertItemsAtIndexPaths(_ indexPaths: [IndexPath]) { insertItems(at: indexPaths) }

  @available(*, deprecated, renamed: "deleteItems(at:)")
  public func deleteItemsAtIndexPaths(_ indexPaths: [IndexPath]) { deleteItems(at: indexPaths) }

  @available(*, deprecated, renamed: "reloadItems(at:)")
  public func reloadItemsAtIndexPaths(_ indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  @available(*, deprecated, renamed: "moveItem(at:to:)")
  public func moveItemAtIndexPath(_ indexPath: IndexPath, toIndexPath newIndexPath: IndexPath) {
    moveItem(at: indexPath, to: newIndexPath)
  }
}

extension UICollectionViewLayout {
  @available(*, deprecated, renamed: "prepare()")
  public func prepareLayout() { prepare() }

  @available(*, deprecated, renamed: "layoutAttributesForElements(in:)")
  public func layoutAttributesForElementsInRect(
    _ rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { layoutAttributesForElements(in: rect) }

  @available(*, deprecated, renamed: "layoutAttributesForItem(at:)")
  public func layoutAttributesForItemAtIndexPath(
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: indexPath) }
}

extension UICollectionViewLayoutAttributes {
  @available(*, deprecated, renamed: "init(forCellWith:)")
  public convenience init(forCellWithIndexPath indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
  }
}

extension UICollectionView.ScrollDirection {
  @available(*, deprecated, renamed: "vertical")
  public static var Vertical: Self { .vertical }
  @available(*, deprecated, renamed: "horizontal")
  public static var Horizontal: Self { .horizontal }
}

extension UICollectionView.ScrollPosition {
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  @available(*, deprecated, renamed: "centeredVertically")
  public static var CenteredVertically: Self { .centeredVertically }
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  @available(*, deprecated, renamed: "centeredHorizontally")
  public static var CenteredHorizontally: Self { .centeredHorizontally }
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
}
