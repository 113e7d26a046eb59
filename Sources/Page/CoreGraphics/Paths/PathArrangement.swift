import Foundation

/// Two paths cut into pieces at all their crossings, which is what joining and subtracting need.
///
/// Curves become lines. Every point lies on a fine grid, so that what meets, meets exactly. A
/// piece is a border of the result if the result lies on one of its sides only.
struct PathArrangement {
  struct Piece: Hashable {
    var start: CGPoint
    var end: CGPoint
  }

  private let grid: CGFloat
  private let figures: [[PathFlattener.Figure]]
  private let rules: [CGPathFillRule]

  init(_ first: CGPath, _ second: CGPath, rule: CGPathFillRule) {
    let box = first.boundingBox.union(second.boundingBox)
    let size = box.isNull ? 1 : max(box.width, box.height, abs(box.minX), abs(box.minY), 1e-6)
    // 26 bits for a coordinate leave the other half of a number's to the sums made of two.
    grid = pow(2, (log2(size) - 26).rounded(.up))
    let tolerance = max(min(size * 1e-4, 0.05), grid)
    let spacing = grid
    figures = [first, second].map { path in
      PathFlattener.figures(of: path.elements, tolerance: tolerance).map { figure in
        var figure = figure
        figure.points = figure.points.map { PathArrangement.snapped($0, spacing) }
        return figure
      }
    }
    rules = [rule, rule]
  }

  private static func snapped(_ point: CGPoint, _ grid: CGFloat) -> CGPoint {
    CGPoint(x: (point.x / grid).rounded() * grid, y: (point.y / grid).rounded() * grid)
  }

  // MARK: Results

  /// The border of the region for which `includes` is true, inside on the left.
  func border(_ includes: (_ first: Bool, _ second: Bool) -> Bool) -> [CGPathStep] {
    var pieces = Set<Piece>()
    for piece in cut(lines(of: 0) + lines(of: 1)) where !pieces.contains(piece.reversed) {
      pieces.insert(piece)
    }
    var kept: [Piece] = []
    for piece in pieces.sorted(by: PathArrangement.comesBefore) {
      let (left, right) = sides(of: piece)
      let isLeft = includes(isInside(left, 0), isInside(left, 1))
      let isRight = includes(isInside(right, 0), isInside(right, 1))
      if isLeft != isRight { kept.append(isLeft ? piece : piece.reversed) }
    }
    return PathStitcher.loops(of: kept)
  }

  /// The parts of the first path's lines that lie inside the second, or outside of it.
  func lines(inside wanted: Bool) -> [CGPathStep] {
    let others = lines(of: 1)
    var steps: [CGPathStep] = []
    var last: CGPoint?
    for line in lines(of: 0, closesFigures: false) {
      for piece in cut([line], at: others) {
        let middle = piece.start.mixed(with: piece.end, 0.5)
        guard isInside(middle, 1) == wanted else { continue }
        if last != piece.start { steps.append(.move(piece.start)) }
        steps.append(.line(piece.end))
        last = piece.end
      }
    }
    return steps
  }

  // MARK: Cutting

  private func lines(of index: Int, closesFigures: Bool = true) -> [Piece] {
    figures[index].flatMap { figure -> [Piece] in
      var points = figure.points
      if (closesFigures || figure.isClosed), points.first != points.last {
        points.append(points[0])
      }
      return zip(points, points.dropFirst()).filter { $0 != $1 }.map { Piece(start: $0, end: $1) }
    }
  }

  private func cut(_ lines: [Piece]) -> [Piece] {
    let sorted = lines.sorted { min($0.start.x, $0.end.x) < min($1.start.x, $1.end.x) }
    var cuts = [[CGPoint]](repeating: [], count: sorted.count)
    for one in sorted.indices {
      let right = max(sorted[one].start.x, sorted[one].end.x)
      for other in (one + 1)..<max(sorted.count, one + 1) {
        if min(sorted[other].start.x, sorted[other].end.x) > right { break }
        for point in meetings(sorted[one], sorted[other]) {
          cuts[one].append(point)
          cuts[other].append(point)
        }
      }
    }
    return zip(sorted, cuts).flatMap(pieces)
  }

  private func cut(_ lines: [Piece], at others: [Piece]) -> [Piece] {
    lines.flatMap { line in pieces(of: line, at: others.flatMap { meetings(line, $0) }) }
  }

  private func pieces(of line: Piece, at cuts: [CGPoint]) -> [Piece] {
    func place(_ point: CGPoint) -> CGFloat {
      (point.x - line.start.x) * (line.end.x - line.start.x)
        + (point.y - line.start.y) * (line.end.y - line.start.y)
    }
    let end = place(line.end)
    let inner = cuts.filter { place($0) > 0 && place($0) < end }.sorted { place($0) < place($1) }
    let points = [line.start] + inner + [line.end]
    return zip(points, points.dropFirst()).filter { $0 != $1 }.map { Piece(start: $0, end: $1) }
  }

  /// Where two lines cross, or where the ends of one lie on the other.
  private func meetings(_ one: Piece, _ other: Piece) -> [CGPoint] {
    guard min(one.start.y, one.end.y) <= max(other.start.y, other.end.y),
      min(other.start.y, other.end.y) <= max(one.start.y, one.end.y)
    else { return [] }
    let (dx, dy) = (one.end.x - one.start.x, one.end.y - one.start.y)
    let (ex, ey) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let (ox, oy) = (other.start.x - one.start.x, other.start.y - one.start.y)
    let cross = dx * ey - dy * ex
    guard cross != 0 else {
      guard dx * oy - dy * ox == 0 else { return [] }
      return [one.start, one.end, other.start, other.end]
    }
    let (time, otherTime) = ((ox * ey - oy * ex) / cross, (ox * dy - oy * dx) / cross)
    let margin = 1e-9
    guard time >= -margin, time <= 1 + margin, otherTime >= -margin, otherTime <= 1 + margin else {
      return []
    }
    let point = CGPoint(x: one.start.x + time * dx, y: one.start.y + time * dy)
    return [PathArrangement.snapped(point, grid)]
  }

  // MARK: Sides

  /// Points a little to the left and to the right of a piece's middle.
  private func sides(of piece: Piece) -> (CGPoint, CGPoint) {
    let middle = piece.start.mixed(with: piece.end, 0.5)
    let (dx, dy) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
    let reach = grid * 2 / hypot(dx, dy)
    let (x, y) = (-dy * reach, dx * reach)
    return (
      CGPoint(x: middle.x + x, y: middle.y + y), CGPoint(x: middle.x - x, y: middle.y - y)
    )
  }

  private func isInside(_ point: CGPoint, _ index: Int) -> Bool {
    rules[index].covers(winding: PathFlattener.winding(around: point, in: figures[index]))
  }

  private static func comesBefore(_ one: Piece, _ other: Piece) -> Bool {
    (one.start.x, one.start.y, one.end.x, one.end.y)
      < (other.start.x, other.start.y, other.end.x, other.end.y)
  }
}

extension PathArrangement.Piece {
  var reversed: PathArrangement.Piece { PathArrangement.Piece(start: end, end: start) }
}
