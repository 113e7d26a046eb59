/// The triangles that a rectangle has left when obstacles are taken out of it.
struct FreeSpace {
  let points: [vector_float2]
  /// The numbers of each triangle's corners, counterclockwise.
  let triangles: [[Int]]

  init(low: vector_float2, high: vector_float2, without outlines: [[vector_float2]]) {
    let border = [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)]
    let lines = ([border] + outlines).flatMap(Polygon.pairs)
    let corners = lines.map(\.0)
    let least = corners.reduce(low, simd_min) - 1
    let most = corners.reduce(high, simd_max) + 1
    var mesh = Triangulation(low: vector_double2(least), high: vector_double2(most))
    for line in Self.cut(lines) {
      for point in line { _ = mesh.insert(vector_double2(point)) }
    }
    for line in Self.cut(lines) {
      let numbers = line.map { mesh.insert(vector_double2($0)) }
      for (start, end) in zip(numbers, numbers.dropFirst()) { mesh.connect(start, end) }
    }
    points = mesh.points.map { vector_float2($0) }
    let polygons = outlines.map { Polygon($0) }
    let places = points
    triangles = mesh.triangles.filter { triangle in
      let middle = triangle.reduce(SIMD2()) { $0 + places[$1] } / 3
      return all(middle .>= low) && all(middle .<= high)
        && !polygons.contains { $0.contains(middle) }
    }
  }

  /// The triangle around a point.
  func triangle(around point: vector_float2) -> Int? {
    triangles.firstIndex { triangle in
      Polygon.pairs(triangle.map { points[$0] }).allSatisfy { start, end in
        Polygon.cross(end - start, point - start) >= 0
      }
    }
  }

  /// Each line as the points where it begins, meets others, and ends.
  private static func cut(_ lines: [Polygon.Segment]) -> [[vector_float2]] {
    lines.enumerated().map { index, line in
      let meetings = lines.enumerated().flatMap { other, second -> [(Float, vector_float2)] in
        guard other != index else { return [] }
        // The same two lines must give the same point, whichever is asked.
        let (first, last) = index < other ? (line, second) : (second, line)
        return Polygon.crossings(of: first, with: last).map { part in
          let point = first.0 + (first.1 - first.0) * part
          let along = line.1 - line.0
          return (simd_dot(point - line.0, along) / simd_length_squared(along), point)
        }
      }
      let inner = meetings.filter { $0.0 > 1e-5 && $0.0 < 1 - 1e-5 }.sorted { $0.0 < $1.0 }
      return [line.0] + inner.map(\.1) + [line.1]
    }
  }
}
