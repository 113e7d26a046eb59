import CoreGraphics
import Foundation

/// Where a flow layout puts everything, counted along the lines and across them.
@MainActor
struct FlowPlan {
  enum Edge {
    case start, end
  }

  struct Section {
    var header = CGRect.zero
    var footer = CGRect.zero
    var frames: [CGRect] = []
    /// From where to where it reaches in the direction of scrolling.
    var reach: ClosedRange<CGFloat> = 0...0
    /// Whether the lines' starts grow with the items, as they do unless a page says otherwise.
    var lineEnds: [CGFloat] = []

    /// An edge that stays in sight while its section does.
    func pinned(
      _ frame: CGRect, _ edge: Edge, to seen: CGRect, _ direction: UICollectionView.ScrollDirection
    ) -> CGRect {
      var frame = frame
      switch (direction, edge) {
      case (.vertical, .start):
        frame.origin.y = max(frame.minY, min(seen.minY, footer.minY - frame.height))
      case (.vertical, .end):
        frame.origin.y = min(frame.minY, max(seen.maxY - frame.height, header.maxY))
      case (.horizontal, .start):
        frame.origin.x = max(frame.minX, min(seen.minX, footer.minX - frame.width))
      case (.horizontal, .end):
        frame.origin.x = min(frame.minX, max(seen.maxX - frame.width, header.maxX))
      }
      return frame
    }
  }

  private(set) var sections: [Section] = []
  private(set) var size = CGSize.zero
  private var direction = UICollectionView.ScrollDirection.vertical

  init() {}

  init(
    _ layout: UICollectionViewFlowLayout, _ view: UICollectionView, wanted: [IndexPath: CGSize]
  ) {
    direction = layout.scrollDirection
    let inset = view.adjustedContentInset
    let breadth =
      direction == .vertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
    var place: CGFloat = 0
    for index in 0..<view.numberOfSections {
      var builder = FlowSectionBuilder(layout, view, index, breadth: breadth, start: place)
      sections.append(builder.build(wanted))
      place = builder.place
    }
    size =
      direction == .vertical
      ? CGSize(width: breadth, height: place) : CGSize(width: place, height: breadth)
  }

  func frame(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].frames.indices.contains(path.item)
    else { return nil }
    return sections[path.section].frames[path.item]
  }

  func items(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    let (low, high) =
      direction == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [(IndexPath, CGRect)] = []
    for (index, section) in sections.enumerated()
    where section.reach.lowerBound <= high && section.reach.upperBound >= low {
      var item = first(in: section, endingAfter: low)
      while item < section.frames.count {
        let frame = section.frames[item]
        if frame.intersects(rect) { found.append((IndexPath(item: item, section: index), frame)) }
        // Ends of lines only grow, so what begins this far behind is out of sight.
        let start = direction == .vertical ? frame.minY : frame.minX
        if start > high + breadthOfDoubt { break }
        item += 1
      }
    }
    return found
  }

  /// Items of one line stand in its middle, so a later one may begin a little before.
  private var breadthOfDoubt: CGFloat { 2000 }

  private func first(in section: Section, endingAfter low: CGFloat) -> Int {
    var (first, last) = (0, section.lineEnds.count)
    while first < last {
      let middle = (first + last) / 2
      if section.lineEnds[middle] < low { first = middle + 1 } else { last = middle }
    }
    return first
  }
}
