/// The widths of the columns and the heights of the rows of a grid, for a proposal.
struct GridArrangement {
  private let cache: GridLayout.Cache
  private(set) var widths: [CGFloat] = []
  private(set) var heights: [CGFloat] = []

  init(_ cache: GridLayout.Cache, _ proposal: ProposedViewSize) {
    self.cache = cache
    widths = columnWidths(proposal.width)
    heights = rowHeights(proposal.height)
  }

  var size: CGSize {
    CGSize(
      width: widths.reduce(0, +) + cache.columnGaps.reduce(0, +),
      height: heights.reduce(0, +) + cache.rowGaps.reduce(0, +))
  }

  /// Where a column begins.
  func start(_ column: Int) -> CGFloat {
    widths[..<column].reduce(0, +) + cache.columnGaps[..<column].reduce(0, +)
  }

  /// The width of all columns of a cell, with the gaps between them.
  func width(_ cell: GridLayout.Cell) -> CGFloat {
    let end = cell.column + cell.span
    return widths[cell.column..<end].reduce(0, +)
      + cache.columnGaps[cell.column..<max(end - 1, cell.column)].reduce(0, +)
  }

  func offer(_ cell: GridLayout.Cell, _ row: Int) -> ProposedViewSize {
    ProposedViewSize(width: width(cell), height: heights[row])
  }

  func dimensions(_ cell: GridLayout.Cell, _ row: Int) -> ViewDimensions {
    cell.view.dimensions(in: offer(cell, row))
  }

  // MARK: Columns

  private func columnWidths(_ proposed: CGFloat?) -> [CGFloat] {
    let cells = cache.rows.flatMap(\.cells).filter {
      !$0.view.gridUnsizedAxes.contains(.horizontal)
    }
    var single = [[GridLayout.Cell]](repeating: [], count: cache.columns)
    for cell in cells where cell.span == 1 { single[cell.column].append(cell) }
    /// The width that a column chooses: that of its widest view.
    func choose(_ column: Int, _ width: CGFloat?) -> CGFloat {
      let offer = ProposedViewSize(width: width, height: nil)
      return single[column].reduce(0) { max($0, $1.view.sizeThatFits(offer).width) }
    }
    var widths: [CGFloat]
    if let proposed {
      let priorities = single.map { $0.map(\.view.priority).max() ?? 0 }
      let division = LengthDivision(priorities: priorities) { choose($0, $1) }
      widths = division.offers(in: proposed - cache.columnGaps.reduce(0, +)).enumerated()
        .map { choose($0, $1) }
    } else {
      widths = (0..<cache.columns).map { choose($0, nil) }
    }
    for cell in cells where cell.span > 1 {
      spread(cell, in: &widths, proposed)
    }
    return widths
  }

  /// Widens the columns of a view that needs more than they have.
  private func spread(
    _ cell: GridLayout.Cell, in widths: inout [CGFloat], _ proposed: CGFloat?
  ) {
    let columns = cell.column..<(cell.column + cell.span)
    let gaps = cache.columnGaps[cell.column..<(columns.upperBound - 1)].reduce(0, +)
    let room = widths[columns].reduce(0, +) + gaps
    let others = widths.reduce(0, +) + cache.columnGaps.reduce(0, +) - room
    let offer = ProposedViewSize(width: proposed.map { max($0 - others, 0) }, height: nil)
    let more = cell.view.sizeThatFits(offer).width - room
    guard more > 0 else { return }
    for column in columns { widths[column] += more / CGFloat(cell.span) }
  }

  // MARK: Rows

  private func rowHeights(_ proposed: CGFloat?) -> [CGFloat] {
    func choose(_ row: Int, _ height: CGFloat?) -> CGFloat {
      cache.rows[row].cells.reduce(0) { tallest, cell in
        guard !cell.view.gridUnsizedAxes.contains(.vertical) else { return tallest }
        let offer = ProposedViewSize(width: width(cell), height: height)
        return max(tallest, cell.view.sizeThatFits(offer).height)
      }
    }
    guard let proposed else { return cache.rows.indices.map { choose($0, nil) } }
    let priorities = cache.rows.map { $0.cells.map(\.view.priority).max() ?? 0 }
    let division = LengthDivision(priorities: priorities) { choose($0, $1) }
    return division.offers(in: proposed - cache.rowGaps.reduce(0, +)).enumerated()
      .map { choose($0, $1) }
  }
}
