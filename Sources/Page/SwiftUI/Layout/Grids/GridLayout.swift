/// The layout of a `Grid`, to be used by its own or in `AnyLayout`.
public struct GridLayout: Layout {
  /// How views stand in their cells.
  public var alignment: Alignment
  /// The distance between columns; nil is the usual one.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; nil is the usual one.
  public var verticalSpacing: CGFloat?

  /// Creates a layout of rows and columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// A view in a grid: its first column and how many it takes.
  struct Cell {
    let view: LayoutSubview
    let column: Int
    let span: Int
  }

  struct Row {
    var cells: [Cell] = []
    var alignment: VerticalAlignment?
  }

  /// What the grid keeps between its measurements.
  public struct Cache {
    var rows: [Row]
    var columns: Int
    var columnAlignments: [Int: HorizontalAlignment]
    var columnGaps: [CGFloat]
    var rowGaps: [CGFloat]
  }

  /// Measures the rows and columns of the subviews.
  public func makeCache(subviews: Subviews) -> Cache {
    var rows: [Row] = []
    var current: GridRowID?
    var columns = 1
    var next = 0
    for view in subviews {
      let mark = view.gridRow
      if mark == nil || mark?.row !== current {
        rows.append(Row(alignment: mark?.alignment))
        next = 0
      }
      current = mark?.row
      // A view in no row takes all columns.
      let span = mark == nil ? Int.max : view.gridColumns
      rows[rows.count - 1].cells.append(Cell(view: view, column: next, span: span))
      if mark != nil {
        next += span
        columns = max(columns, next)
      }
    }
    for index in rows.indices {
      rows[index].cells = rows[index].cells.map { cell in
        Cell(view: cell.view, column: cell.column, span: min(cell.span, columns - cell.column))
      }
    }
    return Cache(
      rows: rows, columns: columns, columnAlignments: columnAlignments(rows),
      columnGaps: columnGaps(rows, columns), rowGaps: rowGaps(rows))
  }

  private func columnAlignments(_ rows: [Row]) -> [Int: HorizontalAlignment] {
    var alignments: [Int: HorizontalAlignment] = [:]
    for cell in rows.flatMap(\.cells) where alignments[cell.column] == nil {
      alignments[cell.column] = cell.view.gridColumnAlignment
    }
    return alignments
  }

  private func columnGaps(_ rows: [Row], _ columns: Int) -> [CGFloat] {
    var gaps = [CGFloat](
      repeating: horizontalSpacing ?? 0, count: max(columns - 1, 0))
    guard horizontalSpacing == nil else { return gaps }
    for row in rows {
      for (one, other) in zip(row.cells, row.cells.dropFirst()) {
        let gap = one.view.spacing.distance(to: other.view.spacing, along: .horizontal)
        gaps[other.column - 1] = max(gaps[other.column - 1], gap)
      }
    }
    return gaps
  }

  private func rowGaps(_ rows: [Row]) -> [CGFloat] {
    zip(rows, rows.dropFirst()).map { one, other in
      if let verticalSpacing { return verticalSpacing }
      return one.cells.flatMap { above in
        other.cells.map { above.view.spacing.distance(to: $0.view.spacing, along: .vertical) }
      }.max() ?? ViewSpacing.usual
    }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    guard !cache.rows.isEmpty else { return .zero }
    return GridArrangement(cache, proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    guard !cache.rows.isEmpty else { return }
    let arrangement = GridArrangement(cache, proposal)
    var top = bounds.minY
    for (number, row) in cache.rows.enumerated() {
      let height = arrangement.heights[number]
      let guide = row.alignment ?? alignment.vertical
      // Guides of a row that are not fractions of its height meet where the lowest one is.
      let lowest = row.cells.map { arrangement.dimensions($0, number)[guide] }.max() ?? 0
      for cell in row.cells {
        let frame = CGRect(
          x: bounds.minX + arrangement.start(cell.column), y: top,
          width: arrangement.width(cell), height: height)
        place(cell, row: number, in: frame, guide, lowest, arrangement, cache)
      }
      top += height + (number < cache.rowGaps.count ? cache.rowGaps[number] : 0)
    }
  }

  private func place(
    _ cell: Cell, row: Int, in frame: CGRect, _ guide: VerticalAlignment, _ lowest: CGFloat,
    _ arrangement: GridArrangement, _ cache: Cache
  ) {
    let dimensions = arrangement.dimensions(cell, row)
    let proposal = arrangement.offer(cell, row)
    var origin = frame.origin
    if let anchor = cell.view.gridAnchor {
      origin.x += (frame.width - dimensions.width) * anchor.x
      origin.y += (frame.height - dimensions.height) * anchor.y
    } else {
      let horizontal = cache.columnAlignments[cell.column] ?? alignment.horizontal
      let outer = ViewDimensions(size: frame.size, item: nil, proposal: proposal)
      origin.x += outer[horizontal] - dimensions[horizontal]
      let isBaseline = guide == .firstTextBaseline || guide == .lastTextBaseline
      origin.y += (isBaseline ? lowest : outer[guide]) - dimensions[guide]
    }
    cell.view.place(at: origin, proposal: proposal)
  }
}
