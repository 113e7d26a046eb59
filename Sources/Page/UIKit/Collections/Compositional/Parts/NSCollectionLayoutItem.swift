import CoreGraphics
import Foundation

/// The place of one cell in a group.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  public let layoutSize: NSCollectionLayoutSize
  /// Room that is taken away from the item's size.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room that is added around the item's size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  var attached: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public required init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attached = supplementaryItems
    super.init()
  }

  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(layoutSize: layoutSize, supplementaryItems: attached)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }

  /// Its frame without the insets; they count only along sides that contents do not decide.
  func inset(_ frame: CGRect) -> CGRect {
    let flexible = layoutSize.flexibleSides
    var frame = frame
    if !flexible.contains(.width) {
      frame.origin.x += contentInsets.leading
      frame.size.width = max(frame.width - contentInsets.leading - contentInsets.trailing, 0)
    }
    if !flexible.contains(.height) {
      frame.origin.y += contentInsets.top
      frame.size.height = max(frame.height - contentInsets.top - contentInsets.bottom, 0)
    }
    return frame
  }
}

/// A view that belongs to an item, such as a badge.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public private(set) var elementKind = ""
  public private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])
  public private(set) var itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    self.itemAnchor = itemAnchor
  }

  func name(_ kind: String) {
    elementKind = kind
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let item = copy as? NSCollectionLayoutSupplementaryItem else { return copy }
    (item.elementKind, item.containerAnchor, item.itemAnchor) = (
      elementKind, containerAnchor, itemAnchor
    )
    item.zIndex = zIndex
    return item
  }

  /// Where it is, on something that lies there.
  func frame(on container: CGRect, size: CGSize) -> CGRect {
    let point = containerAnchor.point(on: container.size)
    let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let (grip, way, ownWay) = (
      own.point(on: size), containerAnchor.way(for: size), own.way(for: size)
    )
    return CGRect(
      x: container.minX + point.x + way.x - grip.x + ownWay.x,
      y: container.minY + point.y + way.y - grip.y + ownWay.y, width: size.width,
      height: size.height)
  }
}

/// A view behind a whole section.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public private(set) var elementKind = ""
  open var zIndex = 0

  open class func background(elementKind: String) -> Self {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = self.init(layoutSize: whole, supplementaryItems: [])
    item.elementKind = elementKind
    return item
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let item = copy as? NSCollectionLayoutDecorationItem else { return copy }
    (item.elementKind, item.zIndex) = (elementKind, zIndex)
    return item
  }
}
