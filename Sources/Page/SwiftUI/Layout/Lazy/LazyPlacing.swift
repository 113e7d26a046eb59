/// Places the views of a lazy container.
@MainActor @preconcurrency
struct LazyPlacing {
  let item: LazyItem
  let lines: LazyLines
  let tracks: [LazyArrangement.Track]
  let size: CGSize

  private var arrangement: LazyArrangement { item.arrangement }
  private var axis: Axis { arrangement.axis }

  /// Places the views of some lines, of one that is held, and those that are pinned. Returns them
  /// in their order.
  func place(_ visible: [LazyLines.Line], and held: LazyLines.Line?) -> [Item] {
    var placed: [Item] = []
    var pinned: [Item] = []
    for line in (held.map { [$0] } ?? []) + visible {
      for index in line.slots {
        guard let view = item.slots[index].item else { continue }
        place(view, of: line, at: index, start: line.start)
        placed.append(view)
      }
    }
    for (index, line, start) in pinnedLines() {
      guard let view = item.slots[index].item else { continue }
      place(view, of: line, at: index, start: start)
      placed.removeAll { $0 === view }
      pinned.append(view)
    }
    return placed + pinned
  }

  private func place(
    _ view: Item, of line: LazyLines.Line, at index: Int, start: CGFloat
  ) {
    item.willPlace(index)
    view.beginPlacing(mirroredIn: item.direction == .rightToLeft ? size.width : nil)
    let whole = LazyArrangement.Track(start: 0, length: size[axis.other])
    let track = line.isInTracks ? tracks[index - line.slots.lowerBound] : whole
    let offer = arrangement.offer(track)
    var cell = CGSize.zero
    cell[axis] = line.length
    cell[axis.other] = track.length
    let dimensions = view.dimensions(in: offer)
    var origin = CGPoint.zero
    if line.isInTracks {
      origin = aligned(
        dimensions, in: cell, track.alignment ?? .center, .leftToRight, proposal: offer)
    } else {
      origin[axis.other] = arrangement.guide(in: track.length) - dimensions[arrangement.alignment]
    }
    origin[axis] += start
    origin[axis.other] += track.start
    view.place(at: origin, proposal: offer)
  }

  /// The headers and footers that stay at an edge, and where they begin now.
  private func pinnedLines() -> [(slot: Int, line: LazyLines.Line, start: CGFloat)] {
    let pinnedViews = arrangement.pinnedViews
    guard !pinnedViews.isEmpty, let visible = item.visibleRange(in: size, isExtended: false) else {
      return []
    }
    var result: [(slot: Int, line: LazyLines.Line, start: CGFloat)] = []
    for section in sections() {
      guard let first = lines.line(of: section.lowerBound),
        let last = lines.line(of: section.upperBound - 1),
        last.end >= visible.lowerBound, first.start <= visible.upperBound
      else { continue }
      if pinnedViews.contains(.sectionHeaders), role(first) == .header {
        let start = min(
          max(first.start, visible.lowerBound), max(last.end - first.length, first.start))
        result.append((first.slots.lowerBound, first, start))
      }
      if pinnedViews.contains(.sectionFooters), role(last) == .footer {
        let start = max(
          min(last.start, visible.upperBound - last.length),
          min(first.start, last.start))
        result.append((last.slots.lowerBound, last, start))
      }
    }
    return result
  }

  private func role(_ line: LazyLines.Line) -> SectionRole {
    item.slots[line.slots.lowerBound].role
  }

  /// The slots of each section.
  private func sections() -> [Range<Int>] {
    var sections: [Range<Int>] = []
    var current: ObjectIdentifier?
    for segment in item.slots.segments {
      if let section = segment.section {
        let start = section == current ? sections.removeLast().lowerBound : segment.start
        sections.append(start..<segment.end)
      }
      current = segment.section
    }
    return sections
  }
}
