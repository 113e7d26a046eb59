/// Corners on a plane, and what is inside of them.
struct Polygon {
  let corners: [vector_float2]
  /// What is not farther than this from the border is on it.
  private let tolerance: Float

  /// Corners in the order that has the inside on the left.
  init(_ points: [vector_float2]) {
    let area = Polygon.pairs(points).reduce(0 as Float) { $0 + Polygon.cross($1.0, $1.1) }
    corners = area < 0 ? points.reversed() : points
    tolerance = (points.map { simd_distance($0, points[0]) }.max() ?? 0) * 1e-5
  }

  var edges: [(vector_float2, vector_float2)] { Polygon.pairs(corners) }

  /// Whether a point is inside and not on the border.
  func contains(_ point: vector_float2) -> Bool {
    if edges.contains(where: { Polygon.distance(from: point, to: $0) <= tolerance }) {
      return false
    }
    var inside = false
    for (start, end) in edges where (start.y > point.y) != (end.y > point.y) {
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if point.x < x { inside.toggle() }
    }
    return inside
  }

  /// Whether the straight way between two points leads through the inside, or closer to it than a distance.
  func blocks(_ start: vector_float2, _ end: vector_float2, distance: Float) -> Bool {
    if passesInside(start, end) { return true }
    let least = distance * 0.999
    return distance > 0
      && edges.contains { Polygon.distance(between: (start, end), and: $0) < least }
  }

  /// The polygon around this one whose sides are at a distance; sharp corners are cut off there.
  func outline(at distance: Float) -> [vector_float2] {
    guard distance > 0, corners.count > 1 else { return corners }
    return corners.indices.flatMap { index -> [vector_float2] in
      let corner = corners[index]
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let arriving = simd_normalize(corner - before)
      let leaving = simd_normalize(after - corner)
      let first = Polygon.right(of: arriving)
      let second = Polygon.right(of: leaving)
      let cosine = simd_dot(first, second)
      if cosine > -0.5 { return [corner + (first + second) * (distance / (1 + cosine))] }
      let middle = simd_length(first + second) > 1e-4 ? simd_normalize(first + second) : arriving
      let half = ((1 - simd_dot(first, middle)) / (1 + simd_dot(first, middle))).squareRoot()
      let side = Polygon.right(of: middle) * (half * distance)
      return [corner + middle * distance + side, corner + middle * distance - side]
    }
  }

  private func passesInside(_ start: vector_float2, _ end: vector_float2) -> Bool {
    let crossings = edges.flatMap { Polygon.crossings(of: (start, end), with: $0) }
    let stops = ([0, 1] + crossings).sorted()
    return zip(stops, stops.dropFirst()).contains { from, to in
      to - from > 1e-5 && contains(start + (end - start) * ((from + to) / 2))
    }
  }
}
