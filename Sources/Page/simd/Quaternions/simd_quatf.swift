import Foundation

/// A turn in space: four numbers, of which the last is the real one.
public struct simd_quatf: Equatable, Sendable, CustomDebugStringConvertible {
  public var vector: SIMD4<Float>

  public init() { vector = SIMD4() }

  public init(vector: SIMD4<Float>) { self.vector = vector }

  public init(_ vector: SIMD4<Float>) { self.vector = vector }

  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }

  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }

  /// A turn by an angle about an axis of length one.
  public init(angle: Float, axis: SIMD3<Float>) {
    self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
  }

  /// The shortest turn from one direction to another.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let along = simd_dot(from, to)
    if along < -0.999999 {
      let side = Swift.abs(from.x) < 0.9 ? SIMD3<Float>(1, 0, 0) : SIMD3<Float>(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, side)))
    } else {
      let turn = simd_quatf(real: 1 + along, imag: simd_cross(from, to))
      self = turn.normalized
    }
  }

  public init(_ matrix: simd_float3x3) {
    let (x, y, z) = matrix.columns
    let trace = x.x + y.y + z.z
    let turn: simd_quatf
    if trace > 0 {
      turn = simd_quatf(ix: y.z - z.y, iy: z.x - x.z, iz: x.y - y.x, r: 1 + trace)
    } else if x.x > y.y && x.x > z.z {
      turn = simd_quatf(ix: 1 + x.x - y.y - z.z, iy: y.x + x.y, iz: z.x + x.z, r: y.z - z.y)
    } else if y.y > z.z {
      turn = simd_quatf(ix: y.x + x.y, iy: 1 - x.x + y.y - z.z, iz: z.y + y.z, r: z.x - x.z)
    } else {
      turn = simd_quatf(ix: z.x + x.z, iy: z.y + y.z, iz: 1 - x.x - y.y + z.z, r: x.y - y.x)
    }
    self = turn.normalized
  }

  public init(_ matrix: simd_float4x4) {
    let (x, y, z, _) = matrix.columns
    self.init(
      simd_float3x3(SIMD3(x.x, x.y, x.z), SIMD3(y.x, y.y, y.z), SIMD3(z.x, z.y, z.z)))
  }

  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }

  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  public var angle: Float { 2 * atan2(simd_length(imag), real) }

  public var axis: SIMD3<Float> { simd_normalize(imag) }

  public var conjugate: simd_quatf { simd_quatf(real: real, imag: SIMD3<Float>() - imag) }

  public var inverse: simd_quatf {
    simd_quatf(vector: conjugate.vector / simd_length_squared(vector))
  }

  public var length: Float { simd_length(vector) }

  public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }

  /// The vector after the turn.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    let twice = simd_cross(imag, vector) * 2
    return vector + twice * real + simd_cross(imag, twice)
  }

  public var debugDescription: String { "simd_quatf(real: \(real), imag: \(imag))" }
}

extension simd_quatf {
  public static func + (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    simd_quatf(vector: left.vector + right.vector)
  }

  public static func - (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    simd_quatf(vector: left.vector - right.vector)
  }

  public static prefix func - (turn: simd_quatf) -> simd_quatf { turn * -1 }

  /// The right turn first, then the left.
  public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: right.imag * left.real + left.imag * right.real + simd_cross(left.imag, right.imag))
  }

  public static func * (left: simd_quatf, right: Float) -> simd_quatf {
    simd_quatf(vector: left.vector * right)
  }

  public static func * (left: Float, right: simd_quatf) -> simd_quatf { right * left }

  public static func / (left: simd_quatf, right: Float) -> simd_quatf {
    simd_quatf(vector: left.vector / right)
  }

  public static func / (left: simd_quatf, right: simd_quatf) -> simd_quatf { left * right.inverse }

  public static func *= (left: inout simd_quatf, right: simd_quatf) { left = left * right }
}

extension simd_float3x3 {
  public init(_ turn: simd_quatf) {
    self.init(
      turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1)))
  }
}

extension simd_float4x4 {
  public init(_ turn: simd_quatf) {
    let turned = simd_float3x3(turn).columns
    self.init(
      SIMD4(turned.0, 0), SIMD4(turned.1, 0), SIMD4(turned.2, 0), SIMD4(0, 0, 0, 1))
  }
}

public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}

public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
  simd_quatf(from: from, to: to)
}

public func simd_act(_ turn: simd_quatf, _ vector: SIMD3<Float>) -> SIMD3<Float> {
  turn.act(vector)
}

public func simd_mul(_ left: simd_quatf, _ right: simd_quatf) -> simd_quatf { left * right }

public func simd_inverse(_ turn: simd_quatf) -> simd_quatf { turn.inverse }

public func simd_conjugate(_ turn: simd_quatf) -> simd_quatf { turn.conjugate }

public func simd_normalize(_ turn: simd_quatf) -> simd_quatf { turn.normalized }

public func simd_length(_ turn: simd_quatf) -> Float { turn.length }

public func simd_dot(_ left: simd_quatf, _ right: simd_quatf) -> Float {
  simd_dot(left.vector, right.vector)
}

/// A turn between two, at an even pace and by the shorter way.
public func simd_slerp(_ from: simd_quatf, _ to: simd_quatf, _ t: Float) -> simd_quatf {
  simd_dot(from, to) < 0 ? slerped(from, -to, t) : slerped(from, to, t)
}

/// The same by the longer way.
public func simd_slerp_longest(_ from: simd_quatf, _ to: simd_quatf, _ t: Float) -> simd_quatf {
  simd_dot(from, to) < 0 ? slerped(from, to, t) : slerped(from, -to, t)
}

private func slerped(_ from: simd_quatf, _ to: simd_quatf, _ t: Float) -> simd_quatf {
  let angle = 2 * atan2(simd_length(from.vector - to.vector), simd_length(from.vector + to.vector))
  guard sin(angle) > 1e-6 else { return (from * (1 - t) + to * t).normalized }
  return (from * (sin((1 - t) * angle) / sin(angle)) + to * (sin(t * angle) / sin(angle)))
    .normalized
}
