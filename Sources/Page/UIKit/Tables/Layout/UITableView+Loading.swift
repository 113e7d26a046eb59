import CoreGraphics
import Foundation

/// Whether a table knows its rows.
struct TableLoading {
  enum Stage {
    case needed, underWay, done
  }

  var stage = Stage.needed
}

extension UITableView {
  private static let guess: CGFloat = 44

  var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }
  private var rowSide: CGFloat { style == .insetGrouped ? sideMargin : 0 }

  var loadedGeometry: TableGeometry {
    loadIfNeeded()
    return geometry
  }

  /// Everything is asked for again.
  func forgetRows() {
    loading.stage = .needed
    swipes.close(animated: false)
    setNeedsLayout()
  }

  func loadIfNeeded() {
    if loading.stage == .needed { loadRows() }
  }

  /// Asks for all counts and heights; cells are made when they come into sight.
  func loadRows() {
    loading.stage = .underWay
    for path in Array(cells.keys) { takeAway(path) }
    for section in Array(headers.keys) { takeAwayHeader(section) }
    for section in Array(footers.keys) { takeAwayFooter(section) }
    selection = []
    prefetched = []
    geometry = freshGeometry { _ in nil }
    loading.stage = .done
    extentMayHaveChanged()
    index.ask()
  }

  /// The geometry by what data source and delegate say now; a row may have a known height.
  func freshGeometry(known: (IndexPath) -> CGFloat?) -> TableGeometry {
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let sections = (0..<count).map { section -> TableGeometry.Section in
      let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      return TableGeometry.Section(
        header: headerHeight(section), footer: footerHeight(section),
        gap: gap(above: section),
        rows: LengthSums(
          (0..<rows).map { row in
            let path = IndexPath(row: row, section: section)
            return known(path) ?? firstHeight(of: path)
          }))
    }
    return TableGeometry(
      sections, top: tableHeaderView?.frame.height ?? 0, width: bounds.width, side: rowSide)
  }

  // MARK: Heights

  func saidHeight(of path: IndexPath) -> CGFloat {
    rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  /// As high as said; where that follows from contents nobody has seen, what is guessed.
  private func firstHeight(of path: IndexPath) -> CGFloat {
    let said = saidHeight(of: path)
    guard said == UITableView.automaticDimension else { return max(said, 0) }
    let guess = rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return guess > 0 ? guess : Self.guess
  }

  private func gap(above section: Int) -> CGFloat {
    guard style == .plain, hasHeader(section) else { return 0 }
    return sectionHeaderTopPadding == UITableView.automaticDimension ? 0 : sectionHeaderTopPadding
  }

  func headerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func footerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section)
  }

  private func hasHeader(_ section: Int) -> Bool {
    headers[section] != nil || headerTitle(section) != nil
      || rowDelegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let said =
      rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if said != UITableView.automaticDimension { return max(said, 0) }
    if let view = rowDelegate?.tableView(self, viewForHeaderInSection: section) {
      return edgeHeight(view)
    }
    guard headerTitle(section) != nil else {
      return style == .plain ? 0 : section == 0 ? 35 : 17.5
    }
    return style == .plain ? 28 : section == 0 ? 55.5 : 38
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let said =
      rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if said != UITableView.automaticDimension { return max(said, 0) }
    if let view = rowDelegate?.tableView(self, viewForFooterInSection: section) {
      return edgeHeight(view)
    }
    guard let title = footerTitle(section) else { return style == .plain ? 0 : 17.5 }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.show(title, .footer, style, margin: sideMargin)
    return view.sizeThatFits(CGSize(width: bounds.width - 2 * rowSide, height: 0)).height
  }

  private func edgeHeight(_ view: UIView) -> CGFloat {
    let wanted = view.sizeThatFits(CGSize(width: bounds.width - 2 * rowSide, height: 0)).height
    return wanted > 0 ? wanted : 28
  }

  // MARK: Extent

  func extentMayHaveChanged() {
    let height = geometry.bottom + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if size != contentSize { contentSize = size }
    setNeedsLayout()
  }

  func widthChanged() {
    guard loading.stage == .done else { return }
    let before = geometry
    geometry = freshGeometry { path in
      self.saidHeight(of: path) == UITableView.automaticDimension && before.has(path)
        ? before.rect(of: path).height : nil
    }
    for path in cells.keys { measure(path) }
    extentMayHaveChanged()
    showCellLooks()
  }

  func replaceEdgeView(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    edgeViewResized()
  }

  /// The rows follow a header of another height.
  func edgeViewResized() {
    guard loading.stage == .done else { return setNeedsLayout() }
    let before = geometry
    geometry = freshGeometry { before.has($0) ? before.rect(of: $0).height : nil }
    extentMayHaveChanged()
  }

  // MARK: Measuring

  /// Gives a row the height its cell wants, and says by how much that is another one.
  @discardableResult
  func measure(_ path: IndexPath) -> CGFloat {
    guard let cell = cells[path], saidHeight(of: path) == UITableView.automaticDimension else {
      return 0
    }
    let before = geometry.rect(of: path)
    let wanted = cell.sizeThatFits(
      CGSize(width: before.width, height: UIView.noIntrinsicMetric)
    ).height
    geometry.setHeight(wanted, of: path)
    return wanted - before.height
  }
}
