import UIKit

/// Where everything lies on the table. Numbers in, numbers out.
struct TableLayout: Equatable {
  static let scoreboardHeight: CGFloat = 48
  static let leastWidth: CGFloat = 280
  static let largestGrid = 12

  var columns = 4
  var rows = 4
  var cardSize = CGSize(width: 100, height: 118)
  var padding: CGFloat = 16

  /// A grid that makes sense: at least one pair, at most as many as anyone would play with.
  static func sensible(_ grid: (columns: Int, rows: Int)) -> (columns: Int, rows: Int) {
    let columns = min(max(grid.columns, 1), largestGrid)
    let rows = min(max(grid.rows, 1), largestGrid)
    return columns * rows == 1 ? (2, 1) : (columns, rows)
  }

  /// Of an odd number of places the last one stays empty.
  var pairs: Int { columns * rows / 2 }

  private var gridWidth: CGFloat { padding + CGFloat(columns) * (cardSize.width + padding) }
  private var gridHeight: CGFloat { padding + CGFloat(rows) * (cardSize.height + padding) }
  private var margin: CGFloat { max(padding, 12) }

  var size: CGSize {
    CGSize(
      width: max(gridWidth, TableLayout.leastWidth),
      height: margin + TableLayout.scoreboardHeight + gridHeight)
  }

  var scoreboard: CGRect {
    CGRect(
      x: margin, y: margin, width: size.width - 2 * margin, height: TableLayout.scoreboardHeight)
  }

  /// The line that tells how long the cards still lie open.
  var countdown: CGRect {
    CGRect(x: margin, y: scoreboard.maxY + padding / 2 - 1.5, width: scoreboard.width, height: 3)
  }

  /// The part of the table that the cards have.
  var field: CGRect {
    CGRect(x: 0, y: scoreboard.maxY, width: size.width, height: gridHeight)
  }

  func center(of place: Int) -> CGPoint {
    let (column, row) = (place % columns, place / columns)
    let left = (size.width - gridWidth) / 2 + padding + cardSize.width / 2
    return CGPoint(
      x: left + CGFloat(column) * (cardSize.width + padding),
      y: field.minY + padding + cardSize.height / 2 + CGFloat(row) * (cardSize.height + padding))
  }

  func frame(of place: Int) -> CGRect {
    let center = center(of: place)
    return CGRect(
      x: center.x - cardSize.width / 2, y: center.y - cardSize.height / 2,
      width: cardSize.width, height: cardSize.height)
  }

  /// The place under a point.
  func place(at point: CGPoint) -> Int? {
    (0..<pairs * 2).first { frame(of: $0).contains(point) }
  }

  /// The nearest of some places in a direction; what lies straight ahead counts as nearer.
  func place(from start: Int, right: Int, down: Int, among places: [Int]) -> Int? {
    var nearest: (place: Int, distance: Int)?
    for place in places {
      let across = place % columns - start % columns
      let along = place / columns - start / columns
      let ahead = across * right + along * down
      let aside = abs(across * down) + abs(along * right)
      let distance = ahead + 3 * aside
      if ahead > 0, distance < nearest?.distance ?? .max { nearest = (place, distance) }
    }
    return nearest?.place
  }
}
