import CoreGraphics
import Foundation

/// Arranges the groups of one section, and what stands around them.
@MainActor
struct SectionPlanner {
  let index: Int
  let count: Int
  let axis: PlanAxis
  /// What all sections have together, without the insets that were asked for.
  let room: CGRect
  let surroundings: LayoutSurroundings
  let wanted: (IndexPath) -> CGSize?
  let wantedEdge: (String, Int) -> CGSize?

  /// - Parameter start: where the section begins along the direction in which all scrolls.
  func plan(_ section: NSCollectionLayoutSection, from start: CGFloat) -> PlannedSection {
    var plan = PlannedSection(section: section, surroundings: surroundings)
    let insets = section.contentInsets
    let cross = axis.other
    let sides = reservedSides(section)
    let crossStart = cross.start(room) + cross.start(insets) + sides.before
    let crossLength = max(
      cross.length(room.size) - cross.total(insets) - sides.before - sides.after, 0)
    let along = max(axis.length(room.size) - axis.total(insets), 0)
    let container = axis.size(along, crossLength)
    var place = start + section.leadingGap + edgeLength(section, .start, container)
    let contentStart = place + axis.start(insets)
    if section.orthogonalScrollingBehavior == .none {
      place = stack(&plan, container, contentStart, crossStart)
    } else {
      place = scrollAcross(&plan, container, contentStart, crossStart)
    }
    let contentEnd = place
    place += axis.end(insets) + edgeLength(section, .end, container)
    plan.frame = CGRect(
      origin: axis.point(start, cross.start(room)),
      size: axis.size(place - start, cross.length(room.size)))
    addEdges(&plan, container, contentStart...max(contentEnd, contentStart), crossStart)
    plan.decorations = section.decorationItems.map { ($0, $0.inset(plan.frame)) }
    return plan
  }

  // MARK: Groups

  private func groups(
    _ section: NSCollectionLayoutSection, in container: CGSize, _ use: (PlannedGroup, Int) -> Void
  ) {
    let planner = GroupPlanner(surroundings: surroundings) {
      wanted(IndexPath(item: $0, section: index))
    }
    var (first, known): (Int, PlannedGroup?) = (0, nil)
    while first < count {
      var group: PlannedGroup
      if let known, known.cells.count <= count - first {
        group = known
      } else {
        group = planner.plan(section.group, in: container, first: first, limit: count - first)
        // Groups whose cells have no say are all the same.
        if section.group.isRigid { known = group }
      }
      guard !group.cells.isEmpty else { break }
      if group.cells.count > count - first {
        group.cells.removeLast(first + group.cells.count - count)
      }
      use(group, first)
      first += group.cells.count
    }
  }

  /// Groups below each other, or beside each other where the collection scrolls sideways.
  private func stack(
    _ plan: inout PlannedSection, _ container: CGSize, _ start: CGFloat, _ crossStart: CGFloat
  ) -> CGFloat {
    let section = plan.section
    var place = start
    var filled = PlannedSection(section: section, surroundings: surroundings)
    groups(section, in: container) { group, first in
      if first > 0 { place += section.interGroupSpacing }
      let (before, after) = section.group.edgeSpacing?.pair(axis) ?? (nil, nil)
      place += before?.spacing ?? 0
      let cross = crossStart + crossShift(section.group, group, container)
      add(group, first, at: axis.point(place, cross), axis, to: &filled)
      place += axis.length(group.size) + (after?.spacing ?? 0)
    }
    (plan.cells, plan.ends, plan.longest) = (filled.cells, filled.ends, filled.longest)
    plan.attached = filled.attached
    return place
  }

  private func crossShift(
    _ item: NSCollectionLayoutGroup, _ group: PlannedGroup, _ container: CGSize
  ) -> CGFloat {
    let (before, after) = item.edgeSpacing?.pair(axis.other) ?? (nil, nil)
    let (low, high) = (before?.spacing ?? 0, after?.spacing ?? 0)
    let left = axis.other.length(container) - axis.other.length(group.size) - low - high
    guard before?.isFlexibleSpacing == true, left > 0 else { return low }
    return low + (after?.isFlexibleSpacing == true ? left / 2 : left)
  }

  private func scrollAcross(
    _ plan: inout PlannedSection, _ container: CGSize, _ start: CGFloat, _ crossStart: CGFloat
  ) -> CGFloat {
    let section = plan.section
    let cross = axis.other
    let lead = cross.start(section.contentInsets)
    let origin = crossStart - lead
    var filled = PlannedSection(section: section, surroundings: surroundings)
    var (place, depth, ranges): (CGFloat, CGFloat, [ClosedRange<CGFloat>]) = (lead, 0, [])
    groups(section, in: container) { group, first in
      if first > 0 { place += section.interGroupSpacing }
      let (before, after) = section.group.edgeSpacing?.pair(cross) ?? (nil, nil)
      place += before?.spacing ?? 0
      add(group, first, at: axis.point(start, origin + place), cross, to: &filled)
      let length = cross.length(group.size)
      ranges.append(place...(place + length))
      place += length + (after?.spacing ?? 0)
      depth = max(depth, axis.length(group.size))
    }
    (plan.cells, plan.ends, plan.longest) = (filled.cells, filled.ends, filled.longest)
    plan.attached = filled.attached
    plan.across = PlannedSection.Across(
      window: CGRect(
        origin: axis.point(start, origin),
        size: axis.size(depth, cross.length(container) + cross.total(section.contentInsets))),
      length: place + cross.end(section.contentInsets), groups: ranges,
      behavior: section.orthogonalScrollingBehavior,
      properties: section.orthogonalScrollingProperties, pageLength: cross.length(container))
    return start + depth
  }

  private func add(
    _ group: PlannedGroup, _ first: Int, at origin: CGPoint, _ axis: PlanAxis,
    to plan: inout PlannedSection
  ) {
    for cell in group.cells {
      var cell = cell
      cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
      plan.cells.append(cell)
      plan.ends.append(max(axis.end(cell.frame), plan.ends.last ?? -.infinity))
      plan.longest = max(plan.longest, axis.length(cell.frame.size))
    }
    for attached in group.attached where first + attached.cell < count {
      plan.attached.append(
        PlannedSection.Attached(
          item: attached.item, path: IndexPath(item: first + attached.cell, section: index),
          frame: attached.frame.offsetBy(dx: origin.x, dy: origin.y)))
    }
  }

  // MARK: Edges

  private func size(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ container: CGSize
  ) -> CGSize {
    let size = item.layoutSize.size(in: container)
    guard let own = wantedEdge(item.elementKind, index) else { return size }
    return item.layoutSize.flexibleSides.taken(from: own, into: size)
  }

  /// What edges at one end of the section take of its length.
  private func edgeLength(
    _ section: NSCollectionLayoutSection, _ end: PlanEnd, _ container: CGSize
  ) -> CGFloat {
    section.boundarySupplementaryItems.reduce(0) { sum, item in
      guard item.extendsBoundary, item.alignment.end(axis) == end else { return sum }
      return sum + axis.length(size(item, container))
    }
  }

  /// What edges beside the items take of their room.
  private func reservedSides(
    _ section: NSCollectionLayoutSection
  ) -> (before: CGFloat, after: CGFloat) {
    var sides: (before: CGFloat, after: CGFloat) = (0, 0)
    for item in section.boundarySupplementaryItems
    where item.extendsBoundary && item.alignment.end(axis) == nil {
      let length = axis.other.length(size(item, room.size))
      switch item.alignment.end(axis.other) {
      case .start: sides.before += length
      case .end: sides.after += length
      case nil: break
      }
    }
    return sides
  }

  private func addEdges(
    _ plan: inout PlannedSection, _ container: CGSize, _ content: ClosedRange<CGFloat>,
    _ crossStart: CGFloat
  ) {
    let section = plan.section
    let cross = axis.other
    let (low, room) =
      section.supplementariesFollowContentInsets
      ? (crossStart, container)
      : (cross.start(room), axis.size(axis.length(container), cross.length(room.size)))
    var top = axis.start(plan.frame) + section.leadingGap
    let before = top + edgeLength(section, .start, container)
    let after = axis.end(plan.frame) - edgeLength(section, .end, container)
    var bottom = after
    for item in section.boundarySupplementaryItems {
      let size = size(item, room)
      let (length, breadth) = (axis.length(size), cross.length(size))
      let left = cross.length(room) - breadth
      let side: CGFloat =
        switch item.alignment.end(cross) {
        case .start: low - (item.alignment.end(axis) == nil && item.extendsBoundary ? breadth : 0)
        case .end:
          low + left + (item.alignment.end(axis) == nil && item.extendsBoundary ? breadth : 0)
        case nil: low + left / 2
        }
      var place: CGFloat
      switch (item.alignment.end(axis), item.extendsBoundary) {
      case (.start, true): (place, top) = (top, top + length)
      case (.start, false): place = before
      case (.end, true): (place, bottom) = (bottom, bottom + length)
      case (.end, false): place = after - length
      case (nil, _):
        place = content.lowerBound + (content.upperBound - content.lowerBound - length) / 2
      }
      let origin = axis.point(place, side)
      plan.edges.append(
        PlannedSection.Edge(
          item: item,
          frame: CGRect(
            x: origin.x + item.offset.x, y: origin.y + item.offset.y, width: size.width,
            height: size.height)))
    }
  }
}
