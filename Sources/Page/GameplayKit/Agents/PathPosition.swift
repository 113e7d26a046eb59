/// A point of a path that is nearest to some place.
struct PathPosition {
  let point: vector_float3
  /// How far from the path's beginning the point is, along the path.
  let travelled: Float
  /// How far from the place the point is.
  let distance: Float
}

extension GKPath {
  private var segments: [(start: vector_float3, end: vector_float3)] {
    let ends = points.dropFirst() + (isCyclical ? points.prefix(1) : [])
    return zip(points, ends).map { ($0, $1) }
  }

  var length: Float { segments.reduce(0) { $0 + simd_distance($1.start, $1.end) } }

  func nearestPosition(to place: vector_float3) -> PathPosition {
    var best = PathPosition(point: points[0], travelled: 0, distance: .infinity)
    var travelled: Float = 0
    for (start, end) in segments {
      let along = end - start
      let length = simd_length(along)
      let part = length == 0 ? 0 : simd_dot(place - start, along) / (length * length)
      let point = start + along * simd_clamp(part, 0, 1)
      let distance = simd_distance(place, point)
      if distance < best.distance {
        let passed = travelled + simd_distance(start, point)
        best = PathPosition(point: point, travelled: passed, distance: distance)
      }
      travelled += length
    }
    return best
  }

  /// The point at a distance along the path, which goes round if it is cyclical and ends else.
  func point(at distance: Float) -> vector_float3 {
    let whole = length
    guard whole > 0 else { return points[0] }
    var left =
      isCyclical
      ? distance - (distance / whole).rounded(.down) * whole : simd_clamp(distance, 0, whole)
    for (start, end) in segments {
      let length = simd_distance(start, end)
      if left <= length, length > 0 { return start + (end - start) * (left / length) }
      left -= length
    }
    return isCyclical ? points[0] : points[points.count - 1]
  }
}
