import CoreGraphics
import Foundation

/// Which cells there are, and where.
extension UITableView {
  private static let ahead = 10

  /// Makes cells of rows that have come into sight, and takes away those that have left.
  func showVisibleRows() {
    guard loading.stage == .done, bounds.height > 0 else { return }
    let moved = makeVisibleRows()
    for (path, cell) in cells where cell !== reordering?.cell {
      let rect = placed(path)
      if cell.frame != rect { UIView.performWithoutAnimation { cell.frame = rect } }
    }
    if moved { extentMayHaveChanged() }
    showHeaders()
    placeEdgeViews()
    prefetch()
  }

  /// Heights that become known change which rows are seen; whether any did.
  private func makeVisibleRows() -> Bool {
    var changed = false
    for _ in 0..<8 {
      let seen = geometry.paths(from: bounds.minY, to: bounds.maxY)
      let wanted = Set(seen)
      for path in Array(cells.keys) where !wanted.contains(path) && !isHeld(path) { takeAway(path) }
      let new = seen.filter { cells[$0] == nil }
      if new.isEmpty { break }
      for path in new where cells[path] == nil {
        make(path)
        let growth = measure(path)
        guard growth != 0 else { continue }
        changed = true
        // What lies above what is seen does not push that aside.
        if geometry.rect(of: path).minY < bounds.minY, isDragging || isDecelerating {
          bounds.origin.y += growth
        }
      }
    }
    return changed
  }

  private func isHeld(_ path: IndexPath) -> Bool { reordering?.start == path }

  @discardableResult
  func make(_ path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cells[path] = cell
    UIView.performWithoutAnimation {
      cell.isHidden = false
      cell.alpha = 1
      cell.looks = looks(of: path)
      if let level = rowDelegate?.tableView(self, indentationLevelForRowAt: path), level > 0 {
        cell.indentationLevel = level
      }
      cell.setSelected(selection.contains(path), animated: false)
      prepareEditing(of: cell, at: path)
      cell.frame = placed(path)
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
      rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    return cell
  }

  func takeAway(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    recycle(cell, from: path)
  }

  func recycle(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cell.setHighlighted(false, animated: false)
    if let identifier = cell.reuseIdentifier { pool.put(cell, identifier, .cell) }
  }

  func reusedCell(_ identifier: String) -> UITableViewCell? {
    if let cell = pool.take(identifier, .cell) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    if let cell: UITableViewCell = pool.made(identifier, .cell) {
      cell.reuseIdentifier = identifier
      return cell
    }
    guard let type = pool.registered(identifier, .cell) else { return nil }
    return UITableViewCell.instance(of: type, identifier: identifier)
  }

  func reconfigure(_ path: IndexPath) {
    takeAway(path)
    make(path)
    measure(path)
    extentMayHaveChanged()
  }

  /// Where a row lies, while another one is dragged past it too.
  func placed(_ path: IndexPath) -> CGRect {
    var rect = geometry.rect(of: path)
    if let reordering { rect.origin.y += reordering.shift(of: path) }
    if let room = dragDrop.room { rect.origin.y += room.shift(of: path) }
    return rect
  }

  // MARK: Looks

  func looks(of path: IndexPath) -> TableCellLooks {
    TableCellLooks(
      style: style, position: RowPosition(path.row, of: geometry.counts[path.section]),
      lines: separatorStyle, lineColor: separatorColor, lineInset: ownSeparatorInset,
      margin: sideMargin)
  }

  func showCellLooks() {
    guard loading.stage == .done else { return }
    for (path, cell) in cells where geometry.has(path) { cell.looks = looks(of: path) }
  }

  // MARK: Header and footer of the whole

  private func placeEdgeViews() {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: geometry.bottom, width: bounds.width, height: view.frame.height)
    }
    backgroundView?.frame = bounds
  }

  // MARK: Prefetching

  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, let last = cells.keys.max() else { return }
    var next: [IndexPath] = []
    var path = last
    while next.count < Self.ahead, let following = row(after: path) {
      next.append(following)
      path = following
    }
    let new = next.filter { !prefetched.contains($0) }
    guard !new.isEmpty else { return }
    prefetched.formUnion(new)
    prefetchDataSource.tableView(self, prefetchRowsAt: new)
  }

  private func row(after path: IndexPath) -> IndexPath? {
    let counts = geometry.sections
    if path.row + 1 < counts[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = counts.indices.first { $0 > path.section && counts[$0].rows.count > 0 }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  // MARK: Scrolling

  /// Where it is not animated, the rows are there at once.
  func scroll(to rect: CGRect, _ position: ScrollPosition, animated: Bool) {
    place(rect, at: position, animated: animated)
    if !animated { layoutIfNeeded() }
  }

  private func place(_ rect: CGRect, at position: ScrollPosition, animated: Bool) {
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    var offset = contentOffset
    switch position {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: offset.y = rect.minY - inset.top
    case .middle: offset.y = rect.midY - inset.top - room / 2
    case .bottom: offset.y = rect.maxY + inset.bottom - bounds.height
    }
    setContentOffset(within(offset), animated: animated)
  }
}
