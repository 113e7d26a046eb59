/// The item of a list's rows: a lazy column whose items are rows with a background, separators and
/// what else belongs to a list.
final class ListItem: LazyItem {
  weak var graph: Graph?
  var selection: ListSelection?
  private var rowsByItem: [ObjectIdentifier: RowItem] = [:]
  /// The rows of the last content, while the next one is taken over.
  private var earlierRows: [ObjectIdentifier: RowItem] = [:]
  /// The row that shows its swipe actions.
  weak var swipedRow: RowItem?

  var settings = ListSettings() {
    didSet {
      guard settings.shape != oldValue.shape else {
        for child in children { child.setNeedsCommit() }
        return
      }
      direction = settings.direction
      arrangement = ListItem.arrangement(of: settings)
      for row in rowsByItem.values { row.setNeedsLayout() }
    }
  }

  init() {
    super.init(ListItem.arrangement(of: settings))
  }

  private static func arrangement(of settings: ListSettings) -> LazyArrangement {
    LazyArrangement(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: settings.rowSpacing,
      pinnedViews: settings.kind == .plain || settings.kind == .inset ? .sectionHeaders : [])
  }

  func metrics(in width: CGFloat) -> ListMetrics { ListMetrics(kind: settings.kind, width: width) }

  /// The rows that have been made.
  var madeRows: some Collection<RowItem> { rowsByItem.values }

  /// Reads which rows are selected, so that the list follows the selection.
  func readSelection() {
    guard let selection else { return }
    selection.read()
    for row in rowsByItem.values { row.updateSelection() }
  }

  func readAccessories() {
    for case let row as RowItem in children { row.readAccessory() }
  }

  // MARK: Rows

  override func fill(with new: LazySlots) {
    (earlierRows, rowsByItem) = (rowsByItem, [:])
    // A row that goes leaves its place at once; its view fades there.
    super.fill(with: new.withoutLeaving)
    for row in earlierRows.values {
      row.leaveList()
      row.depart()
    }
    earlierRows = [:]
  }

  override func dress(_ item: Item, in segment: LazySlots.Segment) -> Item {
    guard !(item is RowItem) else { return item }
    let key = ObjectIdentifier(item.lasting)
    let row = rowsByItem[key] ?? earlierRows.removeValue(forKey: key) ?? newRow()
    rowsByItem[key] = row
    row.fill(from: segment, item)
    return row
  }

  /// A row that comes into a list that is seen, in a change that is animated, fades in.
  private func newRow() -> RowItem {
    let row = RowItem(in: self)
    row.isInserted = !children.isEmpty && graph?.transaction.animation != nil
    return row
  }

  override func willPlace(_ index: Int) {
    guard let row = slots[index].item as? RowItem else { return }
    func isBeside(_ other: Int) -> Bool {
      (0..<slots.count).contains(other) && slots[other].role == .content
        && slots[other].section == slots[index].section
    }
    row.position = RowPosition(
      isFirst: !isBeside(index - 1), isLast: !isBeside(index + 1),
      isFirstInList: index == 0)
  }

  // MARK: Spaces

  override func gap(fromSegment before: Int, to after: Int) -> CGFloat {
    let (upper, lower) = (slots.segments[before], slots.segments[after])
    guard upper.section != lower.section else {
      let isBetweenRows = upper.role == .content && lower.role == .content
      return isBetweenRows ? settings.rowSpacing : 0
    }
    let own = lower.traits.lazy.compactMap(\.traits.sectionSpacing).first
    return metrics(in: size.width).gap(
      own ?? settings.sectionSpacing, afterFooter: upper.role == .footer,
      beforeHeader: lower.role == .header)
  }

  override var leadingSpace: CGFloat {
    metrics(in: size.width).top(
      settings.sectionSpacing, hasHeader: slots.segments.first?.role == .header)
  }

  override var trailingSpace: CGFloat { leadingSpace == 0 ? 0 : ListMetrics.groupGap }

  /// Rows that are out of sight give back their views. They keep their state.
  override func didShow(_ items: [Item], before: [Item]) {
    let shown = Set(items.map(ObjectIdentifier.init))
    for case let row as RowItem in before where !shown.contains(ObjectIdentifier(row)) {
      row.releaseViews()
    }
    for case let row as RowItem in items { row.readAccessory() }
  }
}

/// Where a row is in its section.
struct RowPosition: Equatable {
  var isFirst = true
  var isLast = true
  var isFirstInList = false
}
