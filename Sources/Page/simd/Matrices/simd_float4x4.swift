/// Four columns of four numbers, which a vector is multiplied by from the right.
public struct simd_float4x4: Equatable, Sendable, CustomDebugStringConvertible {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public init() { columns = (.zero, .zero, .zero, .zero) }

  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  public init(
    _ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>
  ) {
    columns = (col0, col1, col2, col3)
  }

  public init(_ columns: [SIMD4<Float>]) {
    precondition(columns.count == 4, "A simd_float4x4 has four columns.")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }

  public init(rows: [SIMD4<Float>]) { self = simd_float4x4(rows).transpose }

  /// The number on the diagonal, and zero elsewhere.
  public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }

  public init(diagonal: SIMD4<Float>) {
    self.init()
    columns.0.x = diagonal.x
    columns.1.y = diagonal.y
    columns.2.z = diagonal.z
    columns.3.w = diagonal.w
  }

  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("A simd_float4x4 has no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("A simd_float4x4 has no column \(column).")
      }
    }
  }

  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_float4x4 {
    simd_float4x4(
      SIMD4<Float>(columns.0.x, columns.1.x, columns.2.x, columns.3.x),
      SIMD4<Float>(columns.0.y, columns.1.y, columns.2.y, columns.3.y),
      SIMD4<Float>(columns.0.z, columns.1.z, columns.2.z, columns.3.z),
      SIMD4<Float>(columns.0.w, columns.1.w, columns.2.w, columns.3.w))
  }

  public var determinant: Float {
    let minors = Minors(self)
    return minors.determinant
  }

  public var inverse: simd_float4x4 {
    let m = Minors(self)
    let (a, b, c, d) = columns
    let scale = 1 / m.determinant
    return simd_float4x4(
      SIMD4(
        b.y * m.c5 - b.z * m.c4 + b.w * m.c3, -a.y * m.c5 + a.z * m.c4 - a.w * m.c3,
        d.y * m.s5 - d.z * m.s4 + d.w * m.s3, -c.y * m.s5 + c.z * m.s4 - c.w * m.s3) * scale,
      SIMD4(
        -b.x * m.c5 + b.z * m.c2 - b.w * m.c1, a.x * m.c5 - a.z * m.c2 + a.w * m.c1,
        -d.x * m.s5 + d.z * m.s2 - d.w * m.s1, c.x * m.s5 - c.z * m.s2 + c.w * m.s1) * scale,
      SIMD4(
        b.x * m.c4 - b.y * m.c2 + b.w * m.c0, -a.x * m.c4 + a.y * m.c2 - a.w * m.c0,
        d.x * m.s4 - d.y * m.s2 + d.w * m.s0, -c.x * m.s4 + c.y * m.s2 - c.w * m.s0) * scale,
      SIMD4(
        -b.x * m.c3 + b.y * m.c1 - b.z * m.c0, a.x * m.c3 - a.y * m.c1 + a.z * m.c0,
        -d.x * m.s3 + d.y * m.s1 - d.z * m.s0, c.x * m.s3 - c.y * m.s1 + c.z * m.s0) * scale)
  }

  /// The determinants of the two upper and the two lower columns' pairs of rows.
  private struct Minors {
    var s0, s1, s2, s3, s4, s5, c0, c1, c2, c3, c4, c5: Float

    init(_ m: simd_float4x4) {
      let (a, b, c, d) = m.columns
      s0 = a.x * b.y - b.x * a.y
      s1 = a.x * b.z - b.x * a.z
      s2 = a.x * b.w - b.x * a.w
      s3 = a.y * b.z - b.y * a.z
      s4 = a.y * b.w - b.y * a.w
      s5 = a.z * b.w - b.z * a.w
      c0 = c.x * d.y - d.x * c.y
      c1 = c.x * d.z - d.x * c.z
      c2 = c.x * d.w - d.x * c.w
      c3 = c.y * d.z - d.y * c.z
      c4 = c.y * d.w - d.y * c.w
      c5 = c.z * d.w - d.z * c.w
    }

    var determinant: Float { s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0 }
  }

  public var debugDescription: String {
    "simd_float4x4([" + (0..<4).map { "\(self[$0])" }.joined(separator: ", ") + "])"
  }

  public static func == (left: simd_float4x4, right: simd_float4x4) -> Bool {
    left.columns == right.columns
  }
}

extension simd_float4x4 {
  public static func + (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
      left.columns.2 + right.columns.2, left.columns.3 + right.columns.3)
  }

  public static func - (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
      left.columns.2 - right.columns.2, left.columns.3 - right.columns.3)
  }

  public static prefix func - (matrix: simd_float4x4) -> simd_float4x4 { matrix * -1 }

  public static func * (left: simd_float4x4, right: SIMD4<Float>) -> SIMD4<Float> {
    left.columns.0 * right.x
      + left.columns.1 * right.y
      + left.columns.2 * right.z
      + left.columns.3 * right.w
  }

  public static func * (left: SIMD4<Float>, right: simd_float4x4) -> SIMD4<Float> {
    SIMD4<Float>(
      simd_dot(left, right.columns.0), simd_dot(left, right.columns.1),
      simd_dot(left, right.columns.2), simd_dot(left, right.columns.3))
  }

  public static func * (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
    )
  }

  public static func * (left: simd_float4x4, right: Float) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 * right, left.columns.1 * right, left.columns.2 * right, left.columns.3 * right
    )
  }

  public static func * (left: Float, right: simd_float4x4) -> simd_float4x4 { right * left }

  public static func += (left: inout simd_float4x4, right: simd_float4x4) { left = left + right }

  public static func -= (left: inout simd_float4x4, right: simd_float4x4) { left = left - right }

  public static func *= (left: inout simd_float4x4, right: simd_float4x4) { left = left * right }

  public static func *= (left: inout simd_float4x4, right: Float) { left = left * right }
}

public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4

public let matrix_identity_float4x4 = simd_float4x4(1)

public func simd_matrix(
  _ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(col0, col1, col2, col3)
}

public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }

public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }

public func matrix_invert(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }

public func matrix_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }

public func simd_determinant(_ x: simd_float4x4) -> Float { x.determinant }

public func matrix_determinant(_ x: simd_float4x4) -> Float { x.determinant }

public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }

public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }

public func matrix_multiply(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }

public func matrix_multiply(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
