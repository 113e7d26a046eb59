import CoreGraphics
import Foundation

/// Sets the items of one section into lines.
@MainActor
struct FlowSectionBuilder {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let index: Int
  private let breadth: CGFloat
  private let isVertical: Bool
  private let inset: UIEdgeInsets
  private let lineSpacing: CGFloat
  private let itemSpacing: CGFloat
  private let start: CGFloat
  /// How far the section reaches so far.
  private(set) var place: CGFloat

  init(
    _ layout: UICollectionViewFlowLayout, _ view: UICollectionView, _ index: Int,
    breadth: CGFloat, start: CGFloat
  ) {
    (self.layout, self.view, self.index, self.breadth) = (layout, view, index, breadth)
    (self.start, place) = (start, start)
    isVertical = layout.scrollDirection == .vertical
    let delegate = view.flowDelegate
    inset =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: index)
      ?? layout.sectionInset
    lineSpacing =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index)
      ?? layout.minimumLineSpacing
    itemSpacing =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index)
      ?? layout.minimumInteritemSpacing
  }

  mutating func build(_ wanted: [IndexPath: CGSize]) -> FlowPlan.Section {
    var section = FlowPlan.Section()
    let delegate = view.flowDelegate
    section.header = edge(
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index)
        ?? layout.headerReferenceSize)
    place += isVertical ? inset.top : inset.left
    addItems(wanted, to: &section)
    place += isVertical ? inset.bottom : inset.right
    section.footer = edge(
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index)
        ?? layout.footerReferenceSize)
    section.reach = start...max(place, start)
    return section
  }

  /// A header or footer is as broad as the view; its length is what was said.
  private mutating func edge(_ size: CGSize) -> CGRect {
    let length = isVertical ? size.height : size.width
    defer { place += length }
    return isVertical
      ? CGRect(x: 0, y: place, width: breadth, height: length)
      : CGRect(x: place, y: 0, width: length, height: breadth)
  }

  private mutating func addItems(_ wanted: [IndexPath: CGSize], to section: inout FlowPlan.Section)
  {
    let room = breadth - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
    var line: [CGSize] = []
    var used: CGFloat = 0
    let count = view.numberOfItems(inSection: index)
    section.frames.reserveCapacity(count)
    for item in 0..<count {
      let path = IndexPath(item: item, section: index)
      let size = wanted[path] ?? layout.size(of: path, in: view)
      let own = isVertical ? size.width : size.height
      if !line.isEmpty, used + itemSpacing + own > room + 0.001 {
        finish(line, used, room, .full, &section)
        place += lineSpacing
        (line, used) = ([], 0)
      }
      used += (line.isEmpty ? 0 : itemSpacing) + own
      line.append(size)
    }
    if !line.isEmpty { finish(line, used, room, .last, &section) }
  }

  private enum Line {
    case full, last
  }

  /// Items of a full line share the room that is left; those of the last one stand as close as
  /// those of the line before, where all are alike, and as close as they may otherwise.
  private mutating func finish(
    _ line: [CGSize], _ used: CGFloat, _ room: CGFloat, _ kind: Line,
    _ section: inout FlowPlan.Section
  ) {
    let length = line.map { isVertical ? $0.height : $0.width }.max() ?? 0
    var gap = itemSpacing
    var across = isVertical ? inset.left : inset.top
    if kind == .full, line.count > 1 {
      gap += (room - used) / CGFloat(line.count - 1)
      lastGap = gap
    } else if kind == .full || line.count == 1 && lastGap == nil {
      // A single item stands in the middle of its line.
      across += max((room - used) / 2, 0)
    } else if let lastGap, isUniform {
      gap = lastGap
    }
    for size in line {
      let (own, depth) = isVertical ? (size.width, size.height) : (size.height, size.width)
      let along = place + (length - depth) / 2
      section.frames.append(
        CGRect(
          x: isVertical ? across : along, y: isVertical ? along : across, width: size.width,
          height: size.height))
      section.lineEnds.append(place + length)
      across += own + gap
    }
    place += length
  }

  private var lastGap: CGFloat?

  private var isUniform: Bool {
    view.flowDelegate == nil || layout.estimatedItemSize == .zero
  }
}
