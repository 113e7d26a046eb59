/// A map from one plane to another that keeps straight lines straight:
///
///     x' = (a·x + b·y + c) / (g·x + h·y + i)      y' = (d·x + e·y + f) / (g·x + h·y + i)
///
/// Points whose divisor is not above zero lie behind the eye.
struct Homography: Equatable {
  var a, b, c, d, e, f, g, h, i: Double

  static let identity = Homography(a: 1, b: 0, c: 0, d: 0, e: 1, f: 0, g: 0, h: 0, i: 1)

  static func translation(_ x: Double, _ y: Double) -> Homography {
    Homography(a: 1, b: 0, c: x, d: 0, e: 1, f: y, g: 0, h: 0, i: 1)
  }

  static func scale(_ x: Double, _ y: Double) -> Homography {
    Homography(a: x, b: 0, c: 0, d: 0, e: y, f: 0, g: 0, h: 0, i: 1)
  }

  /// This first, then another.
  func then(_ n: Homography) -> Homography {
    Homography(
      a: n.a * a + n.b * d + n.c * g, b: n.a * b + n.b * e + n.c * h,
      c: n.a * c + n.b * f + n.c * i, d: n.d * a + n.e * d + n.f * g,
      e: n.d * b + n.e * e + n.f * h, f: n.d * c + n.e * f + n.f * i,
      g: n.g * a + n.h * d + n.i * g, h: n.g * b + n.h * e + n.i * h,
      i: n.g * c + n.h * f + n.i * i)
  }

  var determinant: Double {
    a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  }

  /// The way back; none where the plane is seen from its edge. What lies behind the eye has a
  /// divisor not above zero there too.
  var inverse: Homography? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-30 else { return nil }
    let r = 1 / determinant
    return Homography(
      a: r * (e * i - f * h), b: r * (c * h - b * i), c: r * (b * f - c * e),
      d: r * (f * g - d * i), e: r * (a * i - c * g), f: r * (c * d - a * f),
      g: r * (d * h - e * g), h: r * (b * g - a * h), i: r * (a * e - b * d))
  }

  /// Where a point goes; none behind the eye.
  func apply(_ point: Point) -> Point? {
    let divisor = g * point.x + h * point.y + i
    guard divisor > 1e-9 else { return nil }
    return Point(
      (a * point.x + b * point.y + c) / divisor, (d * point.x + e * point.y + f) / divisor)
  }

  /// The box around the image of a box; none where a part of it lies behind the eye.
  func image(of box: Box) -> Box? {
    var points: [Point] = []
    for corner in box.corners {
      guard let point = apply(corner) else { return nil }
      points.append(point)
    }
    return Box(around: points)
  }

  /// Whether parallels stay parallel, as far as anyone can see.
  var isAffine: Bool {
    i > 1e-9 && abs(g) < 1e-9 * i && abs(h) < 1e-9 * i
  }

  /// With a divisor of 1 everywhere.
  var affine: Homography {
    Homography(
      a: a / i, b: b / i, c: c / i, d: d / i, e: e / i, f: f / i, g: 0, h: 0, i: 1)
  }

  /// How much larger lengths become at most, near a point.
  func magnification(at point: Point) -> Double? {
    let divisor = g * point.x + h * point.y + i
    guard divisor > 1e-6, let image = apply(point) else { return nil }
    let (xx, xy) = ((a - image.x * g) / divisor, (b - image.x * h) / divisor)
    let (yx, yy) = ((d - image.y * g) / divisor, (e - image.y * h) / divisor)
    let sum = xx * xx + xy * xy + yx * yx + yy * yy
    let area = xx * yy - xy * yx
    return ((sum + max(0, sum * sum - 4 * area * area).squareRoot()) / 2).squareRoot()
  }

  /// Whether circles stay circles, as far as a shadow shows it.
  var isSimilarity: Bool {
    guard isAffine else { return false }
    let size = max(abs(a), abs(b), abs(d), abs(e))
    let across = (a * a + d * d).squareRoot()
    let down = (b * b + e * e).squareRoot()
    return abs(across - down) < 0.025 * size && abs(a * b + d * e) < 0.025 * size * size
  }

  /// Whether upright boxes stay upright boxes.
  var keepsBoxes: Bool {
    isAffine && ((abs(b) < 1e-9 && abs(d) < 1e-9) || (abs(a) < 1e-9 && abs(e) < 1e-9))
  }

  /// The factor by which areas grow, as a length; for an affine map.
  var lengthFactor: Double { abs(a * e - b * d).squareRoot() / max(i, 1e-9) }
}
