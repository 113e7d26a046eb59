import CoreGraphics
import Foundation

/// Changes that are shown together.
struct TableUpdates {
  var depth = 0
  var changes = ListChanges()
  var animation = UITableView.RowAnimation.automatic
  var completions: [(Bool) -> Void] = []
}

extension UITableView {
  private static let updateLength = 0.3

  func change(_ animation: RowAnimation, _ work: (inout ListChanges) -> Void) {
    // Rows nobody has asked for yet cannot change.
    guard loading.stage == .done else { return }
    beginUpdates()
    work(&updates.changes)
    if animation != .none || updates.changes.moved.isEmpty { updates.animation = animation }
    endUpdates()
  }

  /// Shows the rows as they are now, each coming from where it was.
  func applyUpdates() {
    let now = updates
    updates = TableUpdates()
    guard loading.stage == .done else {
      for completion in now.completions { completion(true) }
      return
    }
    swipes.close(animated: false)
    let old = geometry
    let mapping = now.changes.mapping(
      from: old.counts, to: freshCounts, in: "table view", of: "rows")
    remember(old, mapping, now.changes)
    let leaving = rearrange(mapping, now.changes)
    let before = Dictionary(uniqueKeysWithValues: cells.map { ($0.value, $0.value.frame) })
    for section in Array(headers.keys) { takeAwayHeader(section) }
    for section in Array(footers.keys) { takeAwayFooter(section) }
    UIView.performWithoutAnimation {
      extentMayHaveChanged()
      layoutIfNeeded()
    }
    animate(before, leaving, now)
  }

  private var freshCounts: [Int] {
    let count = dataSource?.numberOfSections(in: self) ?? 0
    return (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
  }

  /// Rows that stay keep the height they were found to have.
  private func remember(_ old: TableGeometry, _ mapping: ListMapping, _ changes: ListChanges) {
    var known: [IndexPath: CGFloat] = [:]
    for (section, part) in old.sections.enumerated() {
      for row in part.rows.lengths.indices {
        let path = IndexPath(row: row, section: section)
        guard !changes.reloaded.contains(path), let new = mapping.place(of: path) else { continue }
        known[new] = part.rows.lengths[row]
      }
    }
    geometry = freshGeometry { path in
      self.saidHeight(of: path) == UITableView.automaticDimension ? known[path] : nil
    }
  }

  /// Gives the cells their new places, and returns those that go.
  private func rearrange(_ mapping: ListMapping, _ changes: ListChanges) -> [UITableViewCell] {
    var leaving: [UITableViewCell] = []
    var staying: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in cells {
      if !changes.reloaded.contains(path), let new = mapping.place(of: path) {
        staying[new] = cell
      } else {
        leaving.append(cell)
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    cells = staying
    selection = selection.compactMap { mapping.place(of: $0) }
    prefetched = []
    touchedRow = nil
    showCellLooks()
    return leaving
  }

  private func animate(
    _ before: [UITableViewCell: CGRect], _ leaving: [UITableViewCell], _ now: TableUpdates
  ) {
    let animation = now.animation
    let after = cells.mapValues { ($0, $0.frame) }
    UIView.performWithoutAnimation {
      for (cell, frame) in after.values {
        if let old = before[cell] { cell.frame = old } else { prepare(cell, frame, animation) }
      }
    }
    let finish = {
      for cell in leaving {
        cell.removeFromSuperview()
        cell.alpha = 1
        if let identifier = cell.reuseIdentifier { self.pool.put(cell, identifier, .cell) }
      }
      for completion in now.completions { completion(true) }
    }
    let work = {
      for (cell, frame) in after.values {
        cell.frame = frame
        cell.alpha = 1
      }
      for cell in leaving { self.remove(cell, animation) }
    }
    guard window != nil, UIView.areAnimationsEnabled,
      animation != .none || !now.changes.moved.isEmpty
    else {
      work()
      return finish()
    }
    for cell in leaving { sendSubviewToBack(cell) }
    UIView.animate(
      withDuration: Self.updateLength, delay: 0, options: .allowUserInteraction, animations: work
    ) { _ in finish() }
  }

  /// Where a new cell comes from.
  private func prepare(_ cell: UITableViewCell, _ frame: CGRect, _ animation: RowAnimation) {
    if animation != .none { cell.alpha = 0 }
    switch animation {
    case .left: cell.frame = frame.offsetBy(dx: -frame.width, dy: 0)
    case .right: cell.frame = frame.offsetBy(dx: frame.width, dy: 0)
    case .top, .automatic, .middle: cell.frame = frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: cell.frame = frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none: break
    }
  }

  private func remove(_ cell: UITableViewCell, _ animation: RowAnimation) {
    cell.alpha = 0
    let frame = cell.frame
    switch animation {
    case .left: cell.frame.origin.x -= frame.width
    case .right: cell.frame.origin.x += frame.width
    case .top, .automatic, .middle: cell.frame.origin.y -= frame.height
    case .bottom: cell.frame.origin.y += frame.height
    case .fade, .none: break
    }
  }
}
