/// The titles of the columns of a table. A tap on one sorts by it.
struct TableHeader<Value>: View {
  let columns: [TableColumnInfo<Value>]
  let order: TableOrder<Value>?
  @Environment(\.listMargin) private var margin

  var body: some View {
    TableLine(widths: columns.map(\.width)) {
      ForEach(columns.indices, id: \.self) { index in
        title(columns[index])
          .frame(maxWidth: .infinity, alignment: columns[index].alignment)
      }
    }
    .font(.subheadline.weight(.medium))
    .padding(EdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin))
  }

  @ViewBuilder private func title(_ column: TableColumnInfo<Value>) -> some View {
    if let order, let comparator = column.comparator {
      Button {
        order.sort(comparator)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let direction = order.direction(comparator) {
            Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
              .imageScale(.small)
          }
        }
      }
      .buttonStyle(PlainButtonStyle())
    } else {
      column.label
    }
  }
}

/// Arranges the cells of a row of a table in its columns.
struct TableLine: Layout {
  let widths: [TableColumnWidth]

  private static let gap: CGFloat = 8

  /// The columns of a width: fixed ones first, then equal shares within the limits of the others.
  func columns(in width: CGFloat) -> [CGFloat] {
    var left = width - Self.gap * CGFloat(max(widths.count - 1, 0))
    var columns = widths.map(\.fixed)
    left -= columns.reduce(0) { $0 + ($1 ?? 0) }
    var open = widths.indices.filter { columns[$0] == nil }
    // Columns with limits take them, and leave the rest to the others.
    while !open.isEmpty {
      let share = max(left, 0) / CGFloat(open.count)
      let limited = open.filter { widths[$0].limited(share) != share }
      guard let first = limited.first else {
        for index in open { columns[index] = share }
        break
      }
      let width = widths[first].limited(share)
      columns[first] = width
      left -= width
      open.removeAll { $0 == first }
    }
    return columns.map { $0 ?? 0 }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? CGFloat(100 * widths.count)
    let columns = columns(in: width)
    let heights = zip(subviews, columns).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, columns(in: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + Self.gap
    }
  }
}

extension EnvironmentValues {
  /// The space at the sides of the rows of a plain list in a wide view.
  fileprivate var listMargin: CGFloat { 20 }
}
