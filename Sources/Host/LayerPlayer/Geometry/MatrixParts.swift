/// A transform taken apart as CSS does it, so that two can be mixed the way a body moves.
struct MatrixParts {
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  /// xy, xz, yz
  var skew: SIMD3<Double>
  var perspective: SIMD4<Double>
  var rotation: Quaternion

  /// None for a transform that flattens space.
  init?(_ matrix: Matrix4) {
    guard abs(matrix.w[3]) > 1e-12 else { return nil }
    let m = Matrix4(
      x: matrix.x / matrix.w[3], y: matrix.y / matrix.w[3], z: matrix.z / matrix.w[3],
      w: matrix.w / matrix.w[3])
    translation = [m.w[0], m.w[1], m.w[2]]
    var rows = [m.x, m.y, m.z].map { SIMD3($0[0], $0[1], $0[2]) }
    guard let perspective = Self.perspective(of: m, rows) else { return nil }
    self.perspective = perspective
    (scale, skew) = ([1, 1, 1], [0, 0, 0])
    scale[0] = length(rows[0])
    guard scale[0] > 1e-12 else { return nil }
    rows[0] /= scale[0]
    skew[0] = dot(rows[0], rows[1])
    rows[1] -= rows[0] * skew[0]
    scale[1] = length(rows[1])
    guard scale[1] > 1e-12 else { return nil }
    rows[1] /= scale[1]
    skew[0] /= scale[1]
    skew[1] = dot(rows[0], rows[2])
    rows[2] -= rows[0] * skew[1]
    skew[2] = dot(rows[1], rows[2])
    rows[2] -= rows[1] * skew[2]
    scale[2] = length(rows[2])
    guard scale[2] > 1e-12 else { return nil }
    rows[2] /= scale[2]
    skew[1] /= scale[2]
    skew[2] /= scale[2]
    if dot(rows[0], cross(rows[1], rows[2])) < 0 {
      scale = -scale
      rows = rows.map { -$0 }
    }
    rotation = Quaternion(rows: rows)
  }

  var matrix: Matrix4 {
    var shear = Matrix4.identity
    shear.y[0] = skew[0]
    shear.z[0] = skew[1]
    shear.z[1] = skew[2]
    var end = Matrix4.identity
    end.w = [translation[0], translation[1], translation[2], 1]
    var depth = Matrix4.identity
    (depth.x[3], depth.y[3]) = (perspective[0], perspective[1])
    (depth.z[3], depth.w[3]) = (perspective[2], perspective[3])
    return Matrix4.scale(scale[0], scale[1], scale[2]).then(shear).then(rotation.matrix).then(end)
      .then(depth)
  }

  func mixed(with other: MatrixParts, at share: Double) -> MatrixParts {
    var mixed = self
    mixed.translation += (other.translation - translation) * share
    mixed.scale += (other.scale - scale) * share
    mixed.skew += (other.skew - skew) * share
    mixed.perspective += (other.perspective - perspective) * share
    mixed.rotation = rotation.mixed(with: other.rotation, at: share)
    return mixed
  }

  /// The numbers p for which rows without their last column, times p, give that column.
  private static func perspective(
    of m: Matrix4, _ rows: [SIMD3<Double>]
  ) -> SIMD4<Double>? {
    let (p, q, r) = (m.x[3], m.y[3], m.z[3])
    guard p != 0 || q != 0 || r != 0 else { return [0, 0, 0, 1] }
    let volume = dot(rows[0], cross(rows[1], rows[2]))
    guard abs(volume) > 1e-12 else { return nil }
    let found =
      (cross(rows[1], rows[2]) * p + cross(rows[2], rows[0]) * q + cross(rows[0], rows[1]) * r)
      / volume
    return [found[0], found[1], found[2], 1 - dot(SIMD3(m.w[0], m.w[1], m.w[2]), found)]
  }
}

extension Matrix4 {
  /// On the way to another, as a body moves; half-way over where one of them has no volume.
  func mixed(with other: Matrix4, at share: Double) -> Matrix4 {
    if self == other { return self }
    guard let from = MatrixParts(self), let to = MatrixParts(other) else {
      return share < 0.5 ? self : other
    }
    return from.mixed(with: to, at: share).matrix
  }
}

private func dot(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double { (one * other).sum() }
private func length(_ one: SIMD3<Double>) -> Double { dot(one, one).squareRoot() }
private func cross(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> SIMD3<Double> {
  [
    one[1] * other[2] - one[2] * other[1], one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ]
}
