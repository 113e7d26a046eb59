import CoreGraphics
import Foundation

/// A turn of space.
struct Quaternion {
  var x, y, z, w: CGFloat

  /// The turn that takes the unit axes to these rows.
  init(axes r: [[CGFloat]]) {
    let trace = r[0][0] + r[1][1] + r[2][2]
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(
        x: (r[1][2] - r[2][1]) / s, y: (r[2][0] - r[0][2]) / s, z: (r[0][1] - r[1][0]) / s,
        w: s / 4)
    } else if r[0][0] > r[1][1] && r[0][0] > r[2][2] {
      let s = 2 * (1 + r[0][0] - r[1][1] - r[2][2]).squareRoot()
      self.init(
        x: s / 4, y: (r[0][1] + r[1][0]) / s, z: (r[2][0] + r[0][2]) / s,
        w: (r[1][2] - r[2][1]) / s)
    } else if r[1][1] > r[2][2] {
      let s = 2 * (1 + r[1][1] - r[0][0] - r[2][2]).squareRoot()
      self.init(
        x: (r[0][1] + r[1][0]) / s, y: s / 4, z: (r[1][2] + r[2][1]) / s,
        w: (r[2][0] - r[0][2]) / s)
    } else {
      let s = 2 * (1 + r[2][2] - r[0][0] - r[1][1]).squareRoot()
      self.init(
        x: (r[2][0] + r[0][2]) / s, y: (r[1][2] + r[2][1]) / s, z: s / 4,
        w: (r[0][1] - r[1][0]) / s)
    }
  }

  init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  var transform: CATransform3D {
    var result = CATransform3DIdentity
    result.m11 = 1 - 2 * (y * y + z * z)
    result.m12 = 2 * (x * y + z * w)
    result.m13 = 2 * (x * z - y * w)
    result.m21 = 2 * (x * y - z * w)
    result.m22 = 1 - 2 * (x * x + z * z)
    result.m23 = 2 * (y * z + x * w)
    result.m31 = 2 * (x * z + y * w)
    result.m32 = 2 * (y * z - x * w)
    result.m33 = 1 - 2 * (x * x + y * y)
    return result
  }

  /// On the shorter arc between the two.
  func mixed(with other: Quaternion, at progress: CGFloat) -> Quaternion {
    let product = x * other.x + y * other.y + z * other.z + w * other.w
    let angle = acos(min(abs(product), 1))
    guard angle > 1e-6 else { return self }
    let first = sin((1 - progress) * angle) / sin(angle)
    let second = sin(progress * angle) / sin(angle) * (product < 0 ? -1 : 1)
    return Quaternion(
      x: first * x + second * other.x, y: first * y + second * other.y,
      z: first * z + second * other.z, w: first * w + second * other.w)
  }
}
