/// A transform of the plane that may see it in perspective.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first element of the first row.
  public var m11: CGFloat = 1
  /// The second element of the first row.
  public var m12: CGFloat = 0
  /// The third element of the first row.
  public var m13: CGFloat = 0
  /// The first element of the second row.
  public var m21: CGFloat = 0
  /// The second element of the second row.
  public var m22: CGFloat = 1
  /// The third element of the second row.
  public var m23: CGFloat = 0
  /// The first element of the third row: the translation along x.
  public var m31: CGFloat = 0
  /// The second element of the third row: the translation along y.
  public var m32: CGFloat = 0
  /// The third element of the third row.
  public var m33: CGFloat = 1

  /// Creates the transform that changes nothing.
  public init() {}

  /// Creates a transform from one of Core Graphics.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates a transform from one of Core Animation, without its depth.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform keeps parallel lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Becomes its inverse; false where there is none.
  public mutating func invert() -> Bool {
    let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0 else { return false }
    let m = self
    (m11, m12, m13) = (a, m.m13 * m.m32 - m.m12 * m.m33, m.m12 * m.m23 - m.m13 * m.m22)
    (m21, m22, m23) = (b, m.m11 * m.m33 - m.m13 * m.m31, m.m13 * m.m21 - m.m11 * m.m23)
    (m31, m32, m33) = (c, m.m12 * m.m31 - m.m11 * m.m32, m.m11 * m.m22 - m.m12 * m.m21)
    (m11, m12, m13) = (m11 / determinant, m12 / determinant, m13 / determinant)
    (m21, m22, m23) = (m21 / determinant, m22 / determinant, m23 / determinant)
    (m31, m32, m33) = (m31 / determinant, m32 / determinant, m33 / determinant)
    return true
  }

  /// The transform that undoes this one.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }

  /// This transform followed by another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }
}

extension CATransform3D {
  init(_ projection: ProjectionTransform) {
    self = CATransform3DIdentity
    (m11, m12, m14) = (projection.m11, projection.m12, projection.m13)
    (m21, m22, m24) = (projection.m21, projection.m22, projection.m23)
    (m41, m42, m44) = (projection.m31, projection.m32, projection.m33)
  }
}

extension CGPoint {
  /// Where a projection puts the point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let depth = m.m13 * x + m.m23 * y + m.m33
    let scale = depth == 0 ? 1 : 1 / depth
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) * scale, y: (m.m12 * x + m.m22 * y + m.m32) * scale)
  }
}
