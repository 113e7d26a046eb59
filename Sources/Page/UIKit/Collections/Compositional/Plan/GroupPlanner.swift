import CoreGraphics
import Foundation

/// Arranges the items of one group.
@MainActor
struct GroupPlanner {
  let surroundings: LayoutSurroundings
  /// The size that the contents of a cell want, by how many cells lie before it in the section.
  let wanted: (Int) -> CGSize?

  private enum Share {
    case own, equal
  }

  /// One item of a group, with the cells in it.
  private struct Piece {
    var item: NSCollectionLayoutItem
    var plan: PlannedGroup
    var before: CGFloat
    var after: CGFloat
    var acrossBefore: CGFloat
    var acrossAfter: CGFloat
    var along: CGFloat { before + length + after }
    var length: CGFloat
    var across: CGFloat
  }

  /// - Parameters:
  ///   - first: the first cell, and `limit` how many there may be.
  func plan(
    _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, limit: Int
  ) -> PlannedGroup {
    let size = group.layoutSize.size(in: container)
    let room = CGSize(
      width: max(size.width - group.contentInsets.leading - group.contentInsets.trailing, 0),
      height: max(size.height - group.contentInsets.top - group.contentInsets.bottom, 0))
    var plan: PlannedGroup
    switch group.arrangement {
    case .custom(let provider):
      plan = custom(provider, room, limit)
    case .filling(let axis):
      plan = arrange(pieces(group, axis, room, first, limit), group, axis, room)
    case .repeating(let axis, let count):
      plan = arrange(
        repeated(group, axis, room, first, limit, count, share: .own), group, axis, room)
    case .sharing(let axis, let count):
      plan = arrange(
        repeated(group, axis, room, first, limit, count, share: .equal), group, axis, room)
    }
    let flexible = group.layoutSize.flexibleSides
    let needed = plan.size
    var whole = PlannedGroup()
    whole.add(plan, at: CGPoint(x: group.contentInsets.leading, y: group.contentInsets.top))
    whole.size = size
    whole.stretch(
      flexible,
      to: CGSize(
        width: needed.width + group.contentInsets.leading + group.contentInsets.trailing,
        height: needed.height + group.contentInsets.top + group.contentInsets.bottom))
    attach(group.attached, to: CGRect(origin: .zero, size: whole.size), cell: 0, &whole)
    return whole
  }

  // MARK: Items one by one

  private func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ room: CGSize, _ limit: Int
  ) -> PlannedGroup {
    let inner = LayoutSurroundings(room, .zero, surroundings.traitCollection)
    var plan = PlannedGroup()
    for item in provider(inner).prefix(limit) {
      plan.cells.append(PlannedGroup.Cell(frame: item.frame, zIndex: item.zIndex))
    }
    let hull = plan.cells.reduce(CGRect.zero) { $0.union($1.frame) }
    plan.size = CGSize(width: hull.maxX, height: hull.maxY)
    return plan
  }

  private func spacing(_ group: NSCollectionLayoutGroup) -> CGFloat {
    group.interItemSpacing?.spacing ?? 0
  }

  /// The items over and over, until the room or the cells are used up; each is there once in any
  /// case. How many there are of a group that grows is counted by what was guessed.
  private func pieces(
    _ group: NSCollectionLayoutGroup, _ axis: PlanAxis, _ room: CGSize, _ first: Int, _ limit: Int
  ) -> [Piece] {
    guard !group.subitems.isEmpty else { return [] }
    let grows = group.layoutSize.flexibleSides.contains(axis.side)
    var (pieces, used, cells): ([Piece], CGFloat, Int) = ([], 0, 0)
    while cells < limit {
      let item = group.subitems[pieces.count % group.subitems.count]
      let piece = piece(item, axis, room, nil, first + cells, limit - cells)
      guard !piece.plan.cells.isEmpty else { break }
      let own =
        grows
        ? axis.length(item.layoutSize.size(in: room)) + piece.before + piece.after : piece.along
      let need = used + (pieces.isEmpty ? 0 : spacing(group)) + own
      let isNamed = pieces.count < group.subitems.count
      if !isNamed, need > axis.length(room) + 0.01 || own <= 0 { break }
      (used, cells) = (need, cells + piece.plan.cells.count)
      pieces.append(piece)
    }
    return pieces
  }

  private func repeated(
    _ group: NSCollectionLayoutGroup, _ axis: PlanAxis, _ room: CGSize, _ first: Int, _ limit: Int,
    _ count: Int, share kind: Share
  ) -> [Piece] {
    guard let item = group.subitems.first else { return [] }
    let gaps = CGFloat(count - 1) * spacing(group)
    let share =
      kind == .equal ? max((axis.length(room) - gaps) / CGFloat(max(count, 1)), 0) : nil
    var (pieces, cells): ([Piece], Int) = ([], 0)
    while pieces.count < count, cells < limit {
      let piece = piece(item, axis, room, share, first + cells, limit - cells)
      guard !piece.plan.cells.isEmpty else { break }
      cells += piece.plan.cells.count
      pieces.append(piece)
    }
    return pieces
  }

  private func piece(
    _ item: NSCollectionLayoutItem, _ axis: PlanAxis, _ room: CGSize, _ share: CGFloat?,
    _ first: Int, _ limit: Int
  ) -> Piece {
    var container = room
    if let share { container = axis.size(share, axis.other.length(room)) }
    var plan = PlannedGroup()
    if let group = item as? NSCollectionLayoutGroup {
      plan = self.plan(group, in: container, first: first, limit: limit)
    } else if limit > 0 {
      var flexible = item.layoutSize.flexibleSides
      if share != nil { flexible.remove(axis.side) }
      var size = item.layoutSize.size(in: room)
      if let own = wanted(first) { size = flexible.taken(from: own, into: size) }
      if let share { size = axis.size(share, axis.other.length(size)) }
      plan.size = size
      let frame = item.inset(CGRect(origin: .zero, size: size))
      plan.cells = [PlannedGroup.Cell(frame: frame, flexible: flexible)]
      attach(item.attached, to: frame, cell: 0, &plan)
    }
    let (before, after) = item.edgeSpacing?.pair(axis) ?? (nil, nil)
    let (over, under) = item.edgeSpacing?.pair(axis.other) ?? (nil, nil)
    return Piece(
      item: item, plan: plan, before: before?.spacing ?? 0, after: after?.spacing ?? 0,
      acrossBefore: over?.spacing ?? 0, acrossAfter: under?.spacing ?? 0,
      length: axis.length(plan.size), across: axis.other.length(plan.size))
  }

  // MARK: Places

  private func arrange(
    _ pieces: [Piece], _ group: NSCollectionLayoutGroup, _ axis: PlanAxis, _ room: CGSize
  ) -> PlannedGroup {
    let pieces = alike(pieces, axis)
    let grows = group.layoutSize.flexibleSides
    let used =
      pieces.reduce(0) { $0 + $1.along } + CGFloat(max(pieces.count - 1, 0)) * spacing(group)
    let along = grows.contains(axis.side) ? used : axis.length(room)
    let deepest = pieces.map { $0.across + $0.acrossBefore + $0.acrossAfter }.max() ?? 0
    let across = grows.contains(axis.other.side) ? deepest : axis.other.length(room)
    let slack = slack(pieces, group, axis, left: max(along - used, 0))
    var plan = PlannedGroup()
    var place: CGFloat = 0
    for (index, piece) in pieces.enumerated() {
      let (before, after) = piece.item.edgeSpacing?.pair(axis) ?? (nil, nil)
      if index > 0 {
        place += spacing(group)
        if group.interItemSpacing?.isFlexibleSpacing == true { place += slack }
      }
      place += piece.before + (before?.isFlexibleSpacing == true ? slack : 0)
      plan.add(piece.plan, at: axis.point(place, acrossPlace(piece, axis, across)))
      place += piece.length + piece.after + (after?.isFlexibleSpacing == true ? slack : 0)
    }
    plan.size = axis.size(along, across)
    return plan
  }

  /// What each flexible gap takes of the room that is left.
  private func slack(
    _ pieces: [Piece], _ group: NSCollectionLayoutGroup, _ axis: PlanAxis, left: CGFloat
  ) -> CGFloat {
    var gaps = group.interItemSpacing?.isFlexibleSpacing == true ? max(pieces.count - 1, 0) : 0
    for piece in pieces {
      let (before, after) = piece.item.edgeSpacing?.pair(axis) ?? (nil, nil)
      gaps += [before, after].filter { $0?.isFlexibleSpacing == true }.count
    }
    return gaps > 0 ? left / CGFloat(gaps) : 0
  }

  private func acrossPlace(_ piece: Piece, _ axis: PlanAxis, _ across: CGFloat) -> CGFloat {
    let (over, under) = piece.item.edgeSpacing?.pair(axis.other) ?? (nil, nil)
    let left = max(across - piece.across - piece.acrossBefore - piece.acrossAfter, 0)
    guard over?.isFlexibleSpacing == true else { return piece.acrossBefore }
    return piece.acrossBefore + (under?.isFlexibleSpacing == true ? left / 2 : left)
  }

  /// Items that want to be alike are all as long across as the longest of them.
  private func alike(_ pieces: [Piece], _ axis: PlanAxis) -> [Piece] {
    func isUniform(_ piece: Piece) -> Bool {
      axis.other.dimension(piece.item.layoutSize).isUniformAcrossSiblings
    }
    let uniform = pieces.filter(isUniform)
    guard let deepest = uniform.map(\.across).max(), uniform.count > 1 else { return pieces }
    return pieces.map { piece in
      guard isUniform(piece), piece.plan.cells.count == 1 else { return piece }
      var piece = piece
      piece.across = deepest
      piece.plan.size = axis.size(piece.length, deepest)
      piece.plan.cells[0].frame.size = axis.size(
        axis.length(piece.plan.cells[0].frame.size), deepest)
      return piece
    }
  }

  private func attach(
    _ items: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, cell: Int,
    _ plan: inout PlannedGroup
  ) {
    for item in items {
      let own = item.frame(on: frame, size: item.layoutSize.size(in: frame.size))
      plan.attached.append(PlannedGroup.Attached(item: item, cell: cell, frame: own))
    }
  }
}
