import Foundation

/// A turn in space: four numbers, of which the last is the real one.
public struct simd_quatd: Equatable, Sendable, CustomDebugStringConvertible {
  public var vector: SIMD4<Double>

  public init() { vector = SIMD4() }

  public init(vector: SIMD4<Double>) { self.vector = vector }

  public init(_ vector: SIMD4<Double>) { self.vector = vector }

  public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }

  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }

  /// A turn by an angle about an axis of length one.
  public init(angle: Double, axis: SIMD3<Double>) {
    self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
  }

  /// The shortest turn from one direction to another.
  public init(from: SIMD3<Double>, to: SIMD3<Double>) {
    let along = simd_dot(from, to)
    if along < -0.999999 {
      let side = Swift.abs(from.x) < 0.9 ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, side)))
    } else {
      let turn = simd_quatd(real: 1 + along, imag: simd_cross(from, to))
      self = turn.normalized
    }
  }

  public init(_ matrix: simd_double3x3) {
    let (x, y, z) = matrix.columns
    let trace = x.x + y.y + z.z
    let turn: simd_quatd
    if trace > 0 {
      turn = simd_quatd(ix: y.z - z.y, iy: z.x - x.z, iz: x.y - y.x, r: 1 + trace)
    } else if x.x > y.y && x.x > z.z {
      turn = simd_quatd(ix: 1 + x.x - y.y - z.z, iy: y.x + x.y, iz: z.x + x.z, r: y.z - z.y)
    } else if y.y > z.z {
      turn = simd_quatd(ix: y.x + x.y, iy: 1 - x.x + y.y - z.z, iz: z.y + y.z, r: z.x - x.z)
    } else {
      turn = simd_quatd(ix: z.x + x.z, iy: z.y + y.z, iz: 1 - x.x - y.y + z.z, r: x.y - y.x)
    }
    self = turn.normalized
  }

  public init(_ matrix: simd_double4x4) {
    let (x, y, z, _) = matrix.columns
    self.init(
      simd_double3x3(SIMD3(x.x, x.y, x.z), SIMD3(y.x, y.y, y.z), SIMD3(z.x, z.y, z.z)))
  }

  public var real: Double {
    get { vector.w }
    set { vector.w = newValue }
  }

  public var imag: SIMD3<Double> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  public var angle: Double { 2 * atan2(simd_length(imag), real) }

  public var axis: SIMD3<Double> { simd_normalize(imag) }

  public var conjugate: simd_quatd { simd_quatd(real: real, imag: SIMD3<Double>() - imag) }

  public var inverse: simd_quatd {
    simd_quatd(vector: conjugate.vector / simd_length_squared(vector))
  }

  public var length: Double { simd_length(vector) }

  public var normalized: simd_quatd { simd_quatd(vector: simd_normalize(vector)) }

  /// The vector after the turn.
  public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let twice = simd_cross(imag, vector) * 2
    return vector + twice * real + simd_cross(imag, twice)
  }

  public var debugDescription: String { "simd_quatd(real: \(real), imag: \(imag))" }
}

extension simd_quatd {
  public static func + (left: simd_quatd, right: simd_quatd) -> simd_quatd {
    simd_quatd(vector: left.vector + right.vector)
  }

  public static func - (left: simd_quatd, right: simd_quatd) -> simd_quatd {
    simd_quatd(vector: left.vector - right.vector)
  }

  public static prefix func - (turn: simd_quatd) -> simd_quatd { turn * -1 }

  /// The right turn first, then the left.
  public static func * (left: simd_quatd, right: simd_quatd) -> simd_quatd {
    simd_quatd(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: right.imag * left.real + left.imag * right.real + simd_cross(left.imag, right.imag))
  }

  public static func * (left: simd_quatd, right: Double) -> simd_quatd {
    simd_quatd(vector: left.vector * right)
  }

  public static func * (left: Double, right: simd_quatd) -> simd_quatd { right * left }

  public static func / (left: simd_quatd, right: Double) -> simd_quatd {
    simd_quatd(vector: left.vector / right)
  }

  public static func / (left: simd_quatd, right: simd_quatd) -> simd_quatd { left * right.inverse }

  public static func *= (left: inout simd_quatd, right: simd_quatd) { left = left * right }
}

extension simd_double3x3 {
  public init(_ turn: simd_quatd) {
    self.init(
      turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1)))
  }
}

extension simd_double4x4 {
  public init(_ turn: simd_quatd) {
    let turned = simd_double3x3(turn).columns
    self.init(
      SIMD4(turned.0, 0), SIMD4(turned.1, 0), SIMD4(turned.2, 0), SIMD4(0, 0, 0, 1))
  }
}

public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}

public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
  simd_quatd(from: from, to: to)
}

public func simd_act(_ turn: simd_quatd, _ vector: SIMD3<Double>) -> SIMD3<Double> {
  turn.act(vector)
}

public func simd_mul(_ left: simd_quatd, _ right: simd_quatd) -> simd_quatd { left * right }

public func simd_inverse(_ turn: simd_quatd) -> simd_quatd { turn.inverse }

public func simd_conjugate(_ turn: simd_quatd) -> simd_quatd { turn.conjugate }

public func simd_normalize(_ turn: simd_quatd) -> simd_quatd { turn.normalized }

public func simd_length(_ turn: simd_quatd) -> Double { turn.length }

public func simd_dot(_ left: simd_quatd, _ right: simd_quatd) -> Double {
  simd_dot(left.vector, right.vector)
}

/// A turn between two, at an even pace and by the shorter way.
public func simd_slerp(_ from: simd_quatd, _ to: simd_quatd, _ t: Double) -> simd_quatd {
  simd_dot(from, to) < 0 ? slerped(from, -to, t) : slerped(from, to, t)
}

/// The same by the longer way.
public func simd_slerp_longest(_ from: simd_quatd, _ to: simd_quatd, _ t: Double) -> simd_quatd {
  simd_dot(from, to) < 0 ? slerped(from, to, t) : slerped(from, -to, t)
}

private func slerped(_ from: simd_quatd, _ to: simd_quatd, _ t: Double) -> simd_quatd {
  let angle = 2 * atan2(simd_length(from.vector - to.vector), simd_length(from.vector + to.vector))
  guard sin(angle) > 1e-6 else { return (from * (1 - t) + to * t).normalized }
  return (from * (sin((1 - t) * angle) / sin(angle)) + to * (sin(t * angle) / sin(angle)))
    .normalized
}
