/// Three columns of three numbers, which a vector is multiplied by from the right.
public struct simd_float3x3: Equatable, Sendable, CustomDebugStringConvertible {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  public init() { columns = (.zero, .zero, .zero) }

  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

  public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) {
    columns = (col0, col1, col2)
  }

  public init(_ columns: [SIMD3<Float>]) {
    precondition(columns.count == 3, "A simd_float3x3 has three columns.")
    self.columns = (columns[0], columns[1], columns[2])
  }

  public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }

  /// The number on the diagonal, and zero elsewhere.
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

  public init(diagonal: SIMD3<Float>) {
    self.init()
    columns.0.x = diagonal.x
    columns.1.y = diagonal.y
    columns.2.z = diagonal.z
  }

  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("A simd_float3x3 has no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("A simd_float3x3 has no column \(column).")
      }
    }
  }

  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_float3x3 {
    simd_float3x3(
      SIMD3<Float>(columns.0.x, columns.1.x, columns.2.x),
      SIMD3<Float>(columns.0.y, columns.1.y, columns.2.y),
      SIMD3<Float>(columns.0.z, columns.1.z, columns.2.z))
  }

  public var determinant: Float { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }

  public var inverse: simd_float3x3 {
    let scale = 1 / determinant
    return simd_float3x3(rows: [
      simd_cross(columns.1, columns.2) * scale, simd_cross(columns.2, columns.0) * scale,
      simd_cross(columns.0, columns.1) * scale,
    ])
  }

  public var debugDescription: String {
    "simd_float3x3([" + (0..<3).map { "\(self[$0])" }.joined(separator: ", ") + "])"
  }

  public static func == (left: simd_float3x3, right: simd_float3x3) -> Bool {
    left.columns == right.columns
  }
}

extension simd_float3x3 {
  public static func + (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
      left.columns.2 + right.columns.2)
  }

  public static func - (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
      left.columns.2 - right.columns.2)
  }

  public static prefix func - (matrix: simd_float3x3) -> simd_float3x3 { matrix * -1 }

  public static func * (left: simd_float3x3, right: SIMD3<Float>) -> SIMD3<Float> {
    left.columns.0 * right.x
      + left.columns.1 * right.y
      + left.columns.2 * right.z
  }

  public static func * (left: SIMD3<Float>, right: simd_float3x3) -> SIMD3<Float> {
    SIMD3<Float>(
      simd_dot(left, right.columns.0), simd_dot(left, right.columns.1),
      simd_dot(left, right.columns.2))
  }

  public static func * (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }

  public static func * (left: simd_float3x3, right: Float) -> simd_float3x3 {
    simd_float3x3(left.columns.0 * right, left.columns.1 * right, left.columns.2 * right)
  }

  public static func * (left: Float, right: simd_float3x3) -> simd_float3x3 { right * left }

  public static func += (left: inout simd_float3x3, right: simd_float3x3) { left = left + right }

  public static func -= (left: inout simd_float3x3, right: simd_float3x3) { left = left - right }

  public static func *= (left: inout simd_float3x3, right: simd_float3x3) { left = left * right }

  public static func *= (left: inout simd_float3x3, right: Float) { left = left * right }
}

public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3

public let matrix_identity_float3x3 = simd_float3x3(1)

public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>)
  -> simd_float3x3
{
  simd_float3x3(col0, col1, col2)
}

public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }

public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }

public func matrix_invert(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }

public func matrix_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }

public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }

public func matrix_determinant(_ x: simd_float3x3) -> Float { x.determinant }

public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }

public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }

public func matrix_multiply(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }

public func matrix_multiply(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
