/// Where the parts of a row are, for a width of the list. Places count from the leading edge.
@MainActor @preconcurrency
struct RowFrame {
  let row: RowItem
  let metrics: ListMetrics
  let insets: EdgeInsets
  let width: CGFloat

  init(_ row: RowItem, width: CGFloat) {
    self.row = row
    self.width = width
    metrics = ListMetrics(kind: row.list?.settings.kind ?? .insetGrouped, width: width)
    insets =
      row.traits.insets
      ?? metrics.insets(
        of: row.role, prominence: row.list?.settings.environment.headerProminence ?? .standard)
  }

  /// Where the content begins.
  var leading: CGFloat {
    metrics.side + insets.leading + CGFloat(row.indent) * RowFrame.indentWidth
      + (row.leadingControl == .none ? 0 : RowFrame.controlWidth)
  }

  /// How far the content ends before the trailing edge of the list.
  var trailing: CGFloat {
    var trailing = badgeTrailing
    if let badge = row.badge {
      trailing += badge.sizeThatFits(.unspecified).width + ViewSpacing.usual
    }
    return trailing
  }

  /// How far the badge ends before the trailing edge.
  var badgeTrailing: CGFloat {
    var trailing = metrics.side + insets.trailing
    if row.showsHandle { trailing += RowFrame.handleWidth }
    if row.showsChevron { trailing += RowFrame.chevronWidth }
    return trailing
  }

  var contentWidth: CGFloat { max(width - leading - trailing, 0) }

  var height: CGFloat {
    let content = row.content.sizeThatFits(ProposedViewSize(width: contentWidth, height: nil))
    let settings = row.list?.settings ?? ListSettings()
    let least: CGFloat
    switch row.role {
    case .content: least = settings.minimumRowHeight
    case .header: least = settings.minimumHeaderHeight ?? metrics.headerHeight
    case .footer: least = 0
    }
    let own = content.height + insets.vertical
    return max(own.isFinite ? own : 0, least)
  }

  /// The room for a circle before the content while the list is edited.
  static let controlWidth: CGFloat = 38
  /// The room for the lines by which a row is moved.
  static let handleWidth: CGFloat = 36
  /// How much further in the rows of a group are.
  static let indentWidth: CGFloat = 20
  /// The room for the chevron of a row that leads elsewhere.
  static let chevronWidth: CGFloat = 16

  /// Where the separator below the row begins: at the guide of the content, or at its first text.
  var separatorLeading: CGFloat {
    let content = row.content!
    let key = HorizontalAlignment.listRowSeparatorLeading.key
    if content.hasExplicit(key) { return leading + content.dimensions(in: content.proposal)[key] }
    guard let text = content.firstText else { return leading }
    let frame = text.frame(seenFrom: row)
    return row.list?.direction == .rightToLeft ? width - frame.maxX : frame.minX
  }

  /// How far the separator ends before the trailing edge of the list.
  var separatorTrailing: CGFloat {
    let content = row.content!
    let key = HorizontalAlignment.listRowSeparatorTrailing.key
    guard content.hasExplicit(key) else { return metrics.side }
    return width - leading - content.dimensions(in: content.proposal)[key]
  }
}

extension Item {
  /// The first text that is shown inside.
  fileprivate var firstText: TextItem? {
    if let text = self as? TextItem { return text }
    if isLeftOut { return nil }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }
}
