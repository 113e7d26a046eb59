import CoreGraphics
import Foundation

/// A header, a footer, or another view at an edge of a section or of all of them.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether it lies outside of the items, which make room for it.
  open var extendsBoundary = true
  /// Whether it stays in sight as long as its section does.
  open var pinToVisibleBounds = false
  public private(set) var alignment = NSRectAlignment.none
  public private(set) var offset = CGPoint.zero

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
    name(elementKind)
    (self.alignment, offset) = (alignment, absoluteOffset)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let item = copy as? NSCollectionLayoutBoundarySupplementaryItem else { return copy }
    (item.extendsBoundary, item.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
    (item.alignment, item.offset) = (alignment, offset)
    return item
  }
}

/// Edges and corners of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isAtTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }

  /// At which end of an axis it is, and whether at one.
  func end(_ axis: PlanAxis) -> PlanEnd? {
    switch axis {
    case .vertical: isAtTop ? .start : isAtBottom ? .end : nil
    case .horizontal: isLeading ? .start : isTrailing ? .end : nil
    }
  }
}
