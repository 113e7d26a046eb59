import CoreGraphics
import Foundation

/// A transform taken apart, so that two can be mixed the way a body moves: move, turn, skew, scale.
struct TransformParts {
  var translation: [CGFloat]
  var scale: [CGFloat]
  /// xy, xz, yz
  var skew: [CGFloat]
  var rotation: Quaternion
  var perspective: [CGFloat]

  /// None for a transform that flattens space.
  init?(_ transform: CATransform3D) {
    guard transform.m44 != 0, let depth = transform.perspective else { return nil }
    let m = transform.withoutPerspective.rows
    translation = [m[12], m[13], m[14]]
    perspective = depth
    var axes = [[m[0], m[1], m[2]], [m[4], m[5], m[6]], [m[8], m[9], m[10]]]
    (scale, skew, rotation) = ([0, 0, 0], [0, 0, 0], Quaternion(x: 0, y: 0, z: 0, w: 1))
    for (index, skews) in [[], [0], [1, 2]].enumerated() {
      for (other, slot) in skews.enumerated() {
        skew[slot] = dot(axes[other], axes[index])
        axes[index] = combine(axes[index], axes[other], -skew[slot])
      }
      scale[index] = dot(axes[index], axes[index]).squareRoot()
      guard scale[index] > 1e-9 else { return nil }
      axes[index] = axes[index].map { $0 / scale[index] }
      for slot in skews { skew[slot] /= scale[index] }
    }
    if dot(axes[0], cross(axes[1], axes[2])) < 0 {
      // A mirrored body: turn it the shortest way by mirroring one axis only.
      let flat = axes[2][2] < 0 ? 2 : (axes[0][0] < axes[1][1] ? 0 : 1)
      scale[flat] = -scale[flat]
      axes[flat] = axes[flat].map { -$0 }
    }
    rotation = Quaternion(axes: axes)
  }

  var transform: CATransform3D {
    var result = CATransform3DMakeScale(scale[0], scale[1], scale[2])
    var shear = CATransform3DIdentity
    (shear.m21, shear.m31, shear.m32) = (skew[0], skew[1], skew[2])
    result = CATransform3DConcat(result, shear)
    result = CATransform3DConcat(result, rotation.transform)
    result = CATransform3DConcat(
      result, CATransform3DMakeTranslation(translation[0], translation[1], translation[2]))
    return result.with(perspective: perspective)
  }

  func mixed(with other: TransformParts, at progress: CGFloat) -> TransformParts {
    var mixed = self
    mixed.translation = mix(translation, other.translation, progress)
    mixed.scale = mix(scale, other.scale, progress)
    mixed.skew = mix(skew, other.skew, progress)
    mixed.perspective = mix(perspective, other.perspective, progress)
    mixed.rotation = rotation.mixed(with: other.rotation, at: progress)
    return mixed
  }
}

extension CATransform3D {
  /// What looks smaller with depth comes last: this transform is another one without it, and then
  /// one that has nothing else.
  var withoutPerspective: CATransform3D {
    var flat = self
    (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
    return flat
  }

  /// The last column of the transform that has the perspective alone; none if that cannot be said.
  var perspective: [CGFloat]? {
    if m14 == 0, m24 == 0, m34 == 0 { return [0, 0, 0, m44] }
    guard let inverse = withoutPerspective.inverse else { return nil }
    let (column, rows) = ([m14, m24, m34, m44], inverse.rows)
    return (0..<4).map { row in
      (0..<4).reduce(0) { $0 + rows[row * 4 + $1] * column[$1] }
    }
  }

  func with(perspective: [CGFloat]) -> CATransform3D {
    if perspective == [0, 0, 0, 1] { return self }
    var depth = CATransform3DIdentity
    (depth.m14, depth.m24) = (perspective[0], perspective[1])
    (depth.m34, depth.m44) = (perspective[2], perspective[3])
    return CATransform3DConcat(self, depth)
  }
}

private func dot(_ one: [CGFloat], _ other: [CGFloat]) -> CGFloat {
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

private func cross(_ one: [CGFloat], _ other: [CGFloat]) -> [CGFloat] {
  [
    one[1] * other[2] - one[2] * other[1], one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ]
}

private func combine(_ one: [CGFloat], _ other: [CGFloat], _ factor: CGFloat) -> [CGFloat] {
  zip(one, other).map { $0 + factor * $1 }
}

private func mix(_ one: [CGFloat], _ other: [CGFloat], _ progress: CGFloat) -> [CGFloat] {
  zip(one, other).map { $0 + ($1 - $0) * progress }
}
