import Foundation

/// A transform of space, as CATransform3D: a point is a row, and stands before the matrix.
struct Matrix4: Equatable {
  /// The rows: where the three axes and the origin go.
  var x, y, z, w: SIMD4<Double>

  static let identity = Matrix4(
    x: [1, 0, 0, 0], y: [0, 1, 0, 0], z: [0, 0, 1, 0], w: [0, 0, 0, 1])

  init(x: SIMD4<Double>, y: SIMD4<Double>, z: SIMD4<Double>, w: SIMD4<Double>) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// From m11, m12, … m44; the identity where there are not sixteen.
  init(numbers: [Double]) {
    guard numbers.count == 16 else {
      self = .identity
      return
    }
    func row(_ first: Int) -> SIMD4<Double> {
      SIMD4(
        Number.bounded(numbers[first]), Number.bounded(numbers[first + 1]),
        Number.bounded(numbers[first + 2]), Number.bounded(numbers[first + 3]))
    }
    self.init(x: row(0), y: row(4), z: row(8), w: row(12))
  }

  static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix4 {
    var matrix = identity
    matrix.w = [x, y, z, 1]
    return matrix
  }

  static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Matrix4 {
    Matrix4(x: [x, 0, 0, 0], y: [0, y, 0, 0], z: [0, 0, z, 0], w: [0, 0, 0, 1])
  }

  /// Seen from so far away.
  static func perspective(_ distance: Double) -> Matrix4 {
    var matrix = identity
    matrix.z[3] = -1 / distance
    return matrix
  }

  /// About an axis of length 1.
  static func rotation(_ angle: Double, about axis: SIMD3<Double>) -> Matrix4 {
    Quaternion(angle: angle, axis: axis).matrix
  }

  /// This first, then another.
  func then(_ next: Matrix4) -> Matrix4 {
    func through(_ row: SIMD4<Double>) -> SIMD4<Double> {
      row[0] * next.x + row[1] * next.y + row[2] * next.z + row[3] * next.w
    }
    return Matrix4(x: through(x), y: through(y), z: through(z), w: through(w))
  }

  /// With another place as the origin.
  func about(_ place: Point) -> Matrix4 {
    self == .identity
      ? self
      : Matrix4.translation(-place.x, -place.y).then(self).then(.translation(place.x, place.y))
  }

  /// Where a point of the plane z = 0 goes, before the division by w.
  func image(of point: Point) -> SIMD4<Double> {
    point.x * x + point.y * y + w
  }

  /// What it does to the plane z = 0, seen from the front.
  var plane: Homography {
    Homography(
      a: x[0], b: y[0], c: w[0], d: x[1], e: y[1], f: w[1], g: x[3], h: y[3], i: w[3])
  }

  var numbers: [Double] { [x, y, z, w].flatMap { [$0[0], $0[1], $0[2], $0[3]] } }
}

/// Numbers of a page are never trusted to be numbers.
enum Number {
  /// Beyond what any picture shows.
  static let farthest = 1e7

  /// Finite, and not beyond all measure.
  static func bounded(_ value: Double, _ limit: Double = farthest) -> Double {
    value.isNaN ? 0 : min(limit, max(-limit, value))
  }

  /// Between two, with the lower one for what is no number.
  static func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double {
    value.isNaN ? low : min(high, max(low, value))
  }
}
