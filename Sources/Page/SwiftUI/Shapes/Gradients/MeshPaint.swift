/// A mesh of colors in an environment, and how it is drawn: its patches are divided into small
/// quadrilaterals, whose pixels are mixed of the colors of their corners.
struct MeshPaint: Equatable {
  var width: Int
  var height: Int
  var points: [SIMD2<Float>]
  var bends: [MeshGradient.BezierPoint]
  var colors: [Color.Resolved]
  var background: Color.Resolved
  var isSmooth: Bool

  /// The side of the drawn picture in pixels; it is scaled to the size of what it fills.
  private static let side = 192
  /// Into how many pieces a patch is divided in each direction.
  private static let pieces = 12

  private struct Vertex {
    var place: SIMD2<Float>
    var color: SIMD4<Float>
  }

  func image() -> CGImage? {
    let ground = MeshPaint.components(background)
    var pixels = [SIMD4<Float>](repeating: ground, count: MeshPaint.side * MeshPaint.side)
    for row in 0..<height - 1 {
      for column in 0..<width - 1 { fillPatch(row, column, &pixels) }
    }
    return MeshPaint.image(of: pixels)
  }

  private func fillPatch(_ row: Int, _ column: Int, _ pixels: inout [SIMD4<Float>]) {
    let count = MeshPaint.pieces
    let vertices = (0...count).map { down in
      (0...count).map { across in
        vertex(row, column, Float(across) / Float(count), Float(down) / Float(count))
      }
    }
    for down in 0..<count {
      for across in 0..<count {
        let (a, b) = (vertices[down][across], vertices[down][across + 1])
        let (c, d) = (vertices[down + 1][across], vertices[down + 1][across + 1])
        fillTriangle(a, b, c, &pixels)
        fillTriangle(b, d, c, &pixels)
      }
    }
  }

  /// A point of a patch: bent lines between its corners, and mixed colors.
  private func vertex(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> Vertex {
    let (i, j) = (row * width + column, row * width + column + 1)
    let (k, l) = (i + width, j + width)
    let top = edge(i, j, u, { $0.trailingControlPoint }, { $0.leadingControlPoint })
    let bottom = edge(k, l, u, { $0.trailingControlPoint }, { $0.leadingControlPoint })
    let left = edge(i, k, v, { $0.bottomControlPoint }, { $0.topControlPoint })
    let right = edge(j, l, v, { $0.bottomControlPoint }, { $0.topControlPoint })
    // A patch of Coons: both pairs of sides, less what they have in common.
    let corners =
      (points[i] * (1 - u) + points[j] * u) * (1 - v) + (points[k] * (1 - u) + points[l] * u) * v
    let place = top * (1 - v) + bottom * v + left * (1 - u) + right * u - corners
    let (s, t) = isSmooth ? (smooth(u), smooth(v)) : (u, v)
    let mixed =
      (MeshPaint.components(colors[i]) * (1 - s) + MeshPaint.components(colors[j]) * s) * (1 - t)
      + (MeshPaint.components(colors[k]) * (1 - s) + MeshPaint.components(colors[l]) * s) * t
    return Vertex(place: place * Float(MeshPaint.side), color: mixed)
  }

  private func smooth(_ value: Float) -> Float { value * value * (3 - 2 * value) }

  private func edge(
    _ from: Int, _ to: Int, _ t: Float, _ leave: (MeshGradient.BezierPoint) -> SIMD2<Float>,
    _ arrive: (MeshGradient.BezierPoint) -> SIMD2<Float>
  ) -> SIMD2<Float> {
    guard bends.count == points.count else { return points[from] * (1 - t) + points[to] * t }
    let (a, d) = (points[from], points[to])
    let (b, c) = (leave(bends[from]), arrive(bends[to]))
    let s = 1 - t
    let start = a * (s * s * s) + b * (3 * s * s * t)
    return start + c * (3 * s * t * t) + d * (t * t * t)
  }

  private func fillTriangle(
    _ a: Vertex, _ b: Vertex, _ c: Vertex, _ pixels: inout [SIMD4<Float>]
  ) {
    let side = MeshPaint.side
    let area =
      (b.place.x - a.place.x) * (c.place.y - a.place.y)
      - (c.place.x - a.place.x) * (b.place.y - a.place.y)
    guard abs(area) > 1e-4 else { return }
    let xs = [a.place.x, b.place.x, c.place.x]
    let ys = [a.place.y, b.place.y, c.place.y]
    let (left, right) = (max(Int(xs.min()! - 1), 0), min(Int(xs.max()! + 1), side - 1))
    let (top, bottom) = (max(Int(ys.min()! - 1), 0), min(Int(ys.max()! + 1), side - 1))
    guard left <= right, top <= bottom else { return }
    for y in top...bottom {
      for x in left...right {
        let p = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
        let u =
          ((p.x - a.place.x) * (c.place.y - a.place.y)
            - (c.place.x - a.place.x) * (p.y - a.place.y)) / area
        let v =
          ((b.place.x - a.place.x) * (p.y - a.place.y)
            - (p.x - a.place.x) * (b.place.y - a.place.y)) / area
        guard u >= -0.05, v >= -0.05, u + v <= 1.05 else { continue }
        pixels[y * side + x] = a.color * (1 - u - v) + b.color * u + c.color * v
      }
    }
  }

  /// Components that are multiplied by their opacity.
  private static func components(_ color: Color.Resolved) -> SIMD4<Float> {
    SIMD4(
      color.red * color.opacity, color.green * color.opacity, color.blue * color.opacity,
      color.opacity)
  }

  private static func image(of pixels: [SIMD4<Float>]) -> CGImage? {
    let context = CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context, let data = context.data else { return nil }
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    for (index, pixel) in pixels.enumerated() {
      for channel in 0..<4 {
        let value = min(max(pixel[channel], 0), 1) * 255
        bytes[index * 4 + channel] = UInt8(value.rounded())
      }
    }
    return context.makeImage()
  }
}
