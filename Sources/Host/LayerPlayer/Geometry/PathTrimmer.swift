import PageProtocol

/// Cuts the part of a path out that lies between two shares of its length, all subpaths together.
struct PathTrimmer {
  /// A line or curve as a cubic, with its length.
  private struct Piece {
    var points: [Point]
    var length: Double
    var startsSubpath: Bool
  }

  private static let chords = 24

  private let pieces: [Piece]
  private let length: Double

  init(_ path: LayerPath) {
    var pieces: [Piece] = []
    var (start, last) = (Point(0, 0), Point(0, 0))
    var isNew = true
    func add(_ points: [Point]) {
      pieces.append(
        Piece(points: points, length: Self.length(of: points), startsSubpath: isNew))
      isNew = false
      last = points[3]
    }
    for element in path.elements {
      let points = element.points.map { Point($0.x, $0.y) }
      switch element {
      case .move:
        (start, last, isNew) = (points[0], points[0], true)
      case .line: add(Self.line(last, points[0]))
      case .quadratic:
        add([
          last, last.toward(points[0], 2.0 / 3), points[1].toward(points[0], 2.0 / 3), points[1],
        ])
      case .cubic: add([last] + points)
      case .close:
        if last != start { add(Self.line(last, start)) }
        isNew = true
      }
    }
    self.pieces = pieces
    length = pieces.reduce(0) { $0 + $1.length }
  }

  /// The part between two shares of the length.
  func part(from start: Double, to end: Double) -> LayerPath {
    guard length > 0, start < end else { return LayerPath([]) }
    let (first, last) = (start * length, end * length)
    var elements: [LayerPath.Element] = []
    var done = 0.0
    var isConnected = false
    for piece in pieces {
      let (low, high) = (max(first, done), min(last, done + piece.length))
      if piece.startsSubpath { isConnected = false }
      if high > low {
        let points = Self.cut(
          piece.points, from: Self.parameter(of: piece, at: low - done),
          to: Self.parameter(of: piece, at: high - done))
        if !isConnected { elements.append(.move(LayerPoint(points[0]))) }
        elements.append(
          .cubic(LayerPoint(points[1]), LayerPoint(points[2]), to: LayerPoint(points[3])))
        isConnected = true
      }
      done += piece.length
      if done >= last { break }
    }
    return LayerPath(elements)
  }

  private static func line(_ from: Point, _ to: Point) -> [Point] {
    [from, from.toward(to, 1.0 / 3), from.toward(to, 2.0 / 3), to]
  }

  private static func point(_ p: [Point], _ t: Double) -> Point {
    let rest = 1 - t
    return p[0] * (rest * rest * rest) + p[1] * (3 * rest * rest * t) + p[2] * (3 * rest * t * t)
      + p[3] * (t * t * t)
  }

  private static func length(of points: [Point]) -> Double {
    lengths(of: points).last!
  }

  /// From the beginning to each of the chords' ends.
  private static func lengths(of points: [Point]) -> [Double] {
    var (sums, last) = ([0.0], points[0])
    for index in 1...chords {
      let next = point(points, Double(index) / Double(chords))
      sums.append(sums[index - 1] + (next - last).length)
      last = next
    }
    return sums
  }

  private static func parameter(of piece: Piece, at distance: Double) -> Double {
    if distance <= 0 { return 0 }
    if distance >= piece.length { return 1 }
    let sums = lengths(of: piece.points)
    guard let index = sums.lastIndex(where: { $0 <= distance }), index < chords else { return 1 }
    let gap = sums[index + 1] - sums[index]
    let within = gap > 0 ? (distance - sums[index]) / gap : 0
    return (Double(index) + within) / Double(chords)
  }

  /// The same curve between two parameters.
  private static func cut(_ p: [Point], from low: Double, to high: Double) -> [Point] {
    let (_, rest) = split(p, low)
    guard high < 1 else { return rest }
    return split(rest, (high - low) / (1 - low)).0
  }

  private static func split(_ p: [Point], _ t: Double) -> ([Point], [Point]) {
    let (a, b, c) = (p[0].toward(p[1], t), p[1].toward(p[2], t), p[2].toward(p[3], t))
    let (d, e) = (a.toward(b, t), b.toward(c, t))
    let middle = d.toward(e, t)
    return ([p[0], a, d, middle], [middle, e, c, p[3]])
  }
}
