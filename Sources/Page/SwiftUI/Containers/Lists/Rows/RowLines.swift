/// The separators of a row.
@MainActor
final class RowLines {
  private var top: UIView?
  private var bottom: UIView?

  func show(on view: RowView, _ item: RowItem, _ settings: ListSettings, _ frame: RowFrame) {
    place(&top, .top, on: view, item, settings, frame)
    place(&bottom, .bottom, on: view, item, settings, frame)
  }

  private func place(
    _ line: inout UIView?, _ edge: VerticalEdge, on view: RowView, _ item: RowItem,
    _ settings: ListSettings, _ frame: RowFrame
  ) {
    guard isShown(edge, item, settings.kind) else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let shown = line ?? UIView()
    line = shown
    if shown.superview !== view.slider { view.slider.addSubview(shown) }
    shown.isUserInteractionEnabled = false
    let height = 1 / max(settings.environment.traits.displayScale, 1)
    let isWhole = settings.kind == .grouped && isEnd(edge, item)
    let leading = (isWhole ? 0 : frame.separatorLeading) - frame.metrics.side
    let trailing = (isWhole ? 0 : frame.separatorTrailing) - frame.metrics.side
    let width = view.cellFrame.width
    shown.frame = CGRect(
      x: settings.direction == .leftToRight ? leading : trailing,
      y: edge == .top ? 0 : view.cellFrame.height - height,
      width: max(width - leading - trailing, 0), height: height)
    shown.backgroundColor =
      tint(edge, item)?.uiColor(in: settings.environment) ?? settings.color(.separator)
    view.slider.bringSubviewToFront(shown)
  }

  private func isEnd(_ edge: VerticalEdge, _ item: RowItem) -> Bool {
    edge == .top ? item.position.isFirst : item.position.isLast
  }

  private func isShown(_ edge: VerticalEdge, _ item: RowItem, _ kind: _ListKind) -> Bool {
    guard item.role == .content else { return false }
    let traits = item.traits
    let own = edge == .top ? traits.separators.top : traits.separators.bottom
    let ofSection = edge == .top ? traits.sectionSeparators.top : traits.sectionSeparators.bottom
    let wanted = isEnd(edge, item) ? ofSection ?? own : own
    switch wanted ?? .automatic {
    case .hidden: return false
    case .visible: return edge == .bottom || isEnd(edge, item)
    case .automatic: break
    }
    switch kind {
    case .sidebar: return false
    case .plain: return edge == .bottom || item.position.isFirst && !item.position.isFirstInList
    case .grouped: return edge == .bottom || item.position.isFirst
    case .inset, .insetGrouped: return edge == .bottom && !item.position.isLast
    }
  }

  private func tint(_ edge: VerticalEdge, _ item: RowItem) -> Color? {
    let traits = item.traits
    let own = edge == .top ? traits.separatorTints.top : traits.separatorTints.bottom
    let ofSection =
      edge == .top ? traits.sectionSeparatorTints.top : traits.sectionSeparatorTints.bottom
    return isEnd(edge, item) ? ofSection ?? own : own
  }
}
