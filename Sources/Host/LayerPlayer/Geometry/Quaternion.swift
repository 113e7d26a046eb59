import Foundation

/// A turn in space.
struct Quaternion: Equatable {
  /// x, y, z, w
  var parts: SIMD4<Double>

  init(parts: SIMD4<Double>) {
    self.parts = parts
  }

  /// About an axis of length 1, as CATransform3D turns.
  init(angle: Double, axis: SIMD3<Double>) {
    let sine = sin(angle / 2)
    parts = [axis[0] * sine, axis[1] * sine, axis[2] * sine, cos(angle / 2)]
  }

  /// Of three rows at right angles.
  init(rows: [SIMD3<Double>]) {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    func part(_ x: Double, _ y: Double, _ z: Double) -> Double {
      0.5 * max(0, 1 + x * a[0] + y * b[1] + z * c[2]).squareRoot()
    }
    func signed(_ value: Double, like sign: Double) -> Double { sign < 0 ? -value : value }
    parts = [
      signed(part(1, -1, -1), like: b[2] - c[1]), signed(part(-1, 1, -1), like: c[0] - a[2]),
      signed(part(-1, -1, 1), like: a[1] - b[0]), part(1, 1, 1),
    ]
    // Half a turn: the signs of the axis come from the products instead.
    guard parts[3] < 1e-6 else { return }
    let largest = [0, 1, 2].max { parts[$0] * parts[$0] < parts[$1] * parts[$1] }!
    parts[largest] = abs(parts[largest])
    for other in 0..<3 where other != largest {
      let product = rows[largest][other] + rows[other][largest]
      parts[other] = product < 0 ? -abs(parts[other]) : abs(parts[other])
    }
  }

  var matrix: Matrix4 {
    let (x, y, z, w) = (parts[0], parts[1], parts[2], parts[3])
    return Matrix4(
      x: [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
      y: [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
      z: [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0],
      w: [0, 0, 0, 1])
  }

  /// The shorter way round.
  func mixed(with other: Quaternion, at share: Double) -> Quaternion {
    var end = other.parts
    var cosine = (parts * end).sum()
    if cosine < 0 {
      end = -end
      cosine = -cosine
    }
    guard cosine < 0.999_999 else {
      let mixed = parts + (end - parts) * share
      return Quaternion(parts: mixed / (mixed * mixed).sum().squareRoot())
    }
    let angle = acos(min(1, cosine))
    return Quaternion(
      parts: (parts * sin((1 - share) * angle) + end * sin(share * angle)) / sin(angle))
  }
}
