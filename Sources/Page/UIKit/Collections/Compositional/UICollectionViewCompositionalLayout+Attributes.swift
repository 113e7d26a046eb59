import CoreGraphics
import Foundation

/// What is planned, as attributes.
extension UICollectionViewCompositionalLayout {
  /// In front of everything that is not pinned.
  private static let pinnedDepth = 100

  private func fresh(
    _ element: CollectionElement, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = type.init()
    attributes.indexPath = element.path
    attributes.representedElementCategory = element.category
    attributes.representedElementKind = element.kind
    attributes.frame = mirrored(frame)
    return attributes
  }

  private func supplementary(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, path: path)
  }

  func attributes(
    _ cell: PlannedGroup.Cell, _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = fresh(.cell(path), frame)
    attributes.zIndex = cell.zIndex
    attributes.flexible = cell.flexible
    let section = plan.sections[path.section]
    if let list = section.section.list {
      attributes.list = ListPlace(list, path.item, of: section.cells.count)
    }
    return attributes
  }

  func attributes(
    _ part: PlannedSection.Attached, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = fresh(supplementary(part.item.elementKind, part.path), frame)
    attributes.zIndex = part.item.zIndex
    return attributes
  }

  func attributes(
    _ decoration: (item: NSCollectionLayoutDecorationItem, frame: CGRect), _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let element = CollectionElement(
      category: .decorationView, kind: decoration.item.elementKind,
      path: IndexPath(item: 0, section: section))
    let attributes = fresh(element, decoration.frame)
    // It lies behind the items, but where it asks to be in front.
    let depth = decoration.item.zIndex
    attributes.zIndex = depth > 0 ? depth : depth - 1
    return attributes
  }

  func attributes(
    _ edge: PlannedSection.Edge, _ section: Int, _ number: Int
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: 0, section: section)
    let attributes = attributes(edge, path, within: plan.sections[section].frame)
    if let list = plan.sections[section].section.list {
      attributes.list = ListPlace(list, edge: edge.item)
    }
    return attributes
  }

  func attributes(_ edge: PlannedSection.Edge) -> UICollectionViewLayoutAttributes {
    attributes(
      edge, IndexPath(index: 0), within: CGRect(origin: .zero, size: collectionViewContentSize))
  }

  private func attributes(
    _ edge: PlannedSection.Edge, _ path: IndexPath, within area: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let item = edge.item
    var frame = edge.frame
    if item.pinToVisibleBounds, let collectionView {
      let seen = mirrored(
        collectionView.bounds.inset(by: collectionView.adjustedContentInset))
      let start = pinned(
        axis.start(frame), axis.length(frame.size), item.alignment.end(axis),
        seen: axis.start(seen)...max(axis.end(seen), axis.start(seen)),
        area: axis.start(area)...max(axis.end(area), axis.start(area)))
      frame.origin = axis.point(start, axis.other.start(frame))
    }
    let attributes = fresh(supplementary(item.elementKind, path), frame)
    attributes.zIndex = item.zIndex + (item.pinToVisibleBounds ? Self.pinnedDepth : 0)
    attributes.flexible = item.layoutSize.flexibleSides
    return attributes
  }

  private func pinned(
    _ start: CGFloat, _ length: CGFloat, _ end: PlanEnd?, seen: ClosedRange<CGFloat>,
    area: ClosedRange<CGFloat>
  ) -> CGFloat {
    switch end {
    case .start, nil: max(start, min(seen.lowerBound, area.upperBound - length))
    case .end: min(start, max(seen.upperBound - length, area.lowerBound))
    }
  }
}

extension PlannedSection {
  /// Whether something of it may lie outside of its frame.
  var hasLooseParts: Bool { !attached.isEmpty || edges.contains { $0.item.offset != .zero } }

  /// The cells that a part of what scrolls shows.
  func cells(in rect: CGRect, _ axis: PlanAxis) -> [Int] {
    let (low, high) = (axis.start(rect), axis.end(rect))
    var (first, last) = (0, ends.count)
    while first < last {
      let middle = (first + last) / 2
      if ends[middle] < low { first = middle + 1 } else { last = middle }
    }
    var found: [Int] = []
    while first < cells.count, ends[first] - longest <= high {
      if cells[first].frame.intersects(rect) { found.append(first) }
      first += 1
    }
    return found
  }
}
