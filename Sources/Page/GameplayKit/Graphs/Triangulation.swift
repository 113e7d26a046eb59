/// Points joined to triangles that cover a rectangle, and have given lines among their sides.
///
/// Points are put in one by one, and sides turned until no circle around a triangle holds a point (Lawson);
/// lines that are still missing then come in by turning the sides that cross them (Sloan). What lies to the left
/// of each side of each triangle is kept in one table, so there is nothing else to keep right.
struct Triangulation {
  struct Side: Hashable {
    let start: Int
    let end: Int
  }

  private(set) var points: [vector_double2]
  /// The third corner of the triangle to the left of a side.
  private var corners: [Side: Int] = [:]

  /// Two triangles that cover a rectangle, in which all points must lie.
  init(low: vector_double2, high: vector_double2) {
    points = [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)]
    add(0, 1, 2)
    add(0, 2, 3)
  }

  /// All triangles, counterclockwise, the lowest corner first; always in the same order.
  var triangles: [[Int]] {
    corners.compactMap { side, corner in
      side.start < side.end && side.start < corner ? [side.start, side.end, corner] : nil
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Puts a point in, unless it is there; gives its number.
  mutating func insert(_ point: vector_double2) -> Int {
    if let known = points.firstIndex(of: point) { return known }
    let number = points.count
    points.append(point)
    let (a, b, c) = triangle(around: point)
    if let (start, end, corner) = [(a, b, c), (b, c, a), (c, a, b)].first(where: {
      turn($0.0, $0.1, number) == 0
    }), let other = corners[Side(start: end, end: start)] {
      remove(start, end, corner)
      remove(end, start, other)
      put(number, onto: [(end, corner), (corner, start), (start, other), (other, end)])
    } else {
      remove(a, b, c)
      put(number, onto: [(a, b), (b, c), (c, a)])
    }
    return number
  }

  /// Makes the line between two points a side, or several where points are on it.
  mutating func connect(_ start: Int, _ end: Int) {
    guard start != end, !isSide(start, end) else { return }
    if let middle = points.indices.first(where: { isBetween($0, start, end) }) {
      connect(start, middle)
      connect(middle, end)
      return
    }
    var crossing = corners.keys.filter {
      $0.start < $0.end && crosses($0.start, $0.end, start, end)
    }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var tries = 0
    while !crossing.isEmpty, tries < 10_000 {
      tries += 1
      let side = crossing.removeFirst()
      guard let turned = turnSide(side) else {
        crossing.append(side)
        continue
      }
      if crosses(turned.start, turned.end, start, end) { crossing.append(turned) }
    }
  }

  private func isSide(_ start: Int, _ end: Int) -> Bool {
    corners[Side(start: start, end: end)] != nil || corners[Side(start: end, end: start)] != nil
  }

  private mutating func add(_ a: Int, _ b: Int, _ c: Int) {
    corners[Side(start: a, end: b)] = c
    corners[Side(start: b, end: c)] = a
    corners[Side(start: c, end: a)] = b
  }

  private mutating func remove(_ a: Int, _ b: Int, _ c: Int) {
    corners[Side(start: a, end: b)] = nil
    corners[Side(start: b, end: c)] = nil
    corners[Side(start: c, end: a)] = nil
  }

  private mutating func put(_ point: Int, onto sides: [(Int, Int)]) {
    for (start, end) in sides { add(start, end, point) }
    var open = sides.map { Side(start: $0, end: $1) }
    while let side = open.popLast() {
      guard corners[side] == point, let other = corners[Side(start: side.end, end: side.start)],
        isInCircle(other, side.start, side.end, point), turnSide(side) != nil
      else { continue }
      open += [Side(start: side.start, end: other), Side(start: other, end: side.end)]
    }
  }

  /// Puts the other diagonal in the place of a side of two triangles, if they are convex together.
  private mutating func turnSide(_ side: Side) -> Side? {
    let (start, end) = (side.start, side.end)
    guard let left = corners[side], let right = corners[Side(start: end, end: start)],
      turn(start, right, left) > 0, turn(right, end, left) > 0
    else { return nil }
    remove(start, end, left)
    remove(end, start, right)
    add(start, right, left)
    add(right, end, left)
    return Side(start: Swift.min(left, right), end: Swift.max(left, right))
  }
}

extension Triangulation {
  /// Twice the area of a triangle; positive if its corners go counterclockwise.
  private func turn(_ a: Int, _ b: Int, _ c: Int) -> Double {
    let (first, second) = (points[b] - points[a], points[c] - points[a])
    return first.x * second.y - first.y * second.x
  }

  private func triangle(around point: vector_double2) -> (Int, Int, Int) {
    let number = points.count - 1
    let found = triangles.first { triangle in
      turn(triangle[0], triangle[1], number) >= 0 && turn(triangle[1], triangle[2], number) >= 0
        && turn(triangle[2], triangle[0], number) >= 0
    }
    guard let found else { fatalError("\(point) is outside the mesh.") }
    return (found[0], found[1], found[2])
  }

  private func isBetween(_ point: Int, _ start: Int, _ end: Int) -> Bool {
    guard point != start, point != end, turn(start, end, point) == 0 else { return false }
    let along = points[end] - points[start]
    let part = simd_dot(points[point] - points[start], along)
    return part > 0 && part < simd_length_squared(along)
  }

  private func crosses(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Bool {
    guard Set([a, b, c, d]).count == 4 else { return false }
    return (turn(a, b, c) > 0) != (turn(a, b, d) > 0) && (turn(c, d, a) > 0) != (turn(c, d, b) > 0)
  }

  private func isInCircle(_ point: Int, _ a: Int, _ b: Int, _ c: Int) -> Bool {
    let (p, q, r) = (
      points[a] - points[point], points[b] - points[point], points[c] - points[point]
    )
    let matrix = double3x3(
      SIMD3(p, simd_length_squared(p)), SIMD3(q, simd_length_squared(q)),
      SIMD3(r, simd_length_squared(r)))
    return matrix.determinant > 1e-12
  }
}
