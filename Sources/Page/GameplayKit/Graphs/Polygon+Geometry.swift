extension Polygon {
  typealias Segment = (vector_float2, vector_float2)

  static func pairs(_ points: [vector_float2]) -> [Segment] {
    points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
  }

  static func cross(_ left: vector_float2, _ right: vector_float2) -> Float {
    left.x * right.y - left.y * right.x
  }

  static func right(of direction: vector_float2) -> vector_float2 {
    SIMD2(direction.y, -direction.x)
  }

  static func nearest(to point: vector_float2, on segment: Segment) -> vector_float2 {
    let along = segment.1 - segment.0
    let square = simd_length_squared(along)
    guard square > 0 else { return segment.0 }
    let part = simd_dot(point - segment.0, along) / square
    return segment.0 + along * Swift.min(Swift.max(part, 0), 1)
  }

  static func distance(from point: vector_float2, to segment: Segment) -> Float {
    simd_distance(point, nearest(to: point, on: segment))
  }

  static func distance(between first: Segment, and second: Segment) -> Float {
    if !crossings(of: first, with: second).isEmpty { return 0 }
    return Swift.min(
      Swift.min(distance(from: first.0, to: second), distance(from: first.1, to: second)),
      Swift.min(distance(from: second.0, to: first), distance(from: second.1, to: first)))
  }

  /// How far along the first segment, from 0 to 1, it meets the second; of two that overlap, where it
  /// passes the second's ends.
  static func crossings(of first: Segment, with second: Segment) -> [Float] {
    let along = first.1 - first.0
    let other = second.1 - second.0
    let offset = second.0 - first.0
    let slope = cross(along, other)
    let square = simd_length_squared(along)
    guard square > 0 else { return [] }
    if Swift.abs(slope) <= 1e-6 * (square * simd_length_squared(other)).squareRoot() {
      guard Swift.abs(cross(offset, along)) <= 1e-6 * square else { return [] }
      return [simd_dot(offset, along) / square, simd_dot(second.1 - first.0, along) / square]
        .filter { 0...1 ~= $0 }
    }
    let part = cross(offset, other) / slope
    return 0...1 ~= part && 0...1 ~= cross(offset, along) / slope ? [part] : []
  }
}
