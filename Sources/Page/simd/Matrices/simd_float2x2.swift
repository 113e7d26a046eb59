/// Two columns of two numbers, which a vector is multiplied by from the right.
public struct simd_float2x2: Equatable, Sendable, CustomDebugStringConvertible {
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  public init() { columns = (.zero, .zero) }

  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

  public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) {
    columns = (col0, col1)
  }

  public init(_ columns: [SIMD2<Float>]) {
    precondition(columns.count == 2, "A simd_float2x2 has two columns.")
    self.columns = (columns[0], columns[1])
  }

  public init(rows: [SIMD2<Float>]) { self = simd_float2x2(rows).transpose }

  /// The number on the diagonal, and zero elsewhere.
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }

  public init(diagonal: SIMD2<Float>) {
    self.init()
    columns.0.x = diagonal.x
    columns.1.y = diagonal.y
  }

  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("A simd_float2x2 has no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("A simd_float2x2 has no column \(column).")
      }
    }
  }

  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_float2x2 {
    simd_float2x2(
      SIMD2<Float>(columns.0.x, columns.1.x),
      SIMD2<Float>(columns.0.y, columns.1.y))
  }

  public var determinant: Float { columns.0.x * columns.1.y - columns.0.y * columns.1.x }

  public var inverse: simd_float2x2 {
    let scale = 1 / determinant
    return simd_float2x2(
      SIMD2(columns.1.y, -columns.0.y) * scale, SIMD2(-columns.1.x, columns.0.x) * scale)
  }

  public var debugDescription: String {
    "simd_float2x2([" + (0..<2).map { "\(self[$0])" }.joined(separator: ", ") + "])"
  }

  public static func == (left: simd_float2x2, right: simd_float2x2) -> Bool {
    left.columns == right.columns
  }
}

extension simd_float2x2 {
  public static func + (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1)
  }

  public static func - (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1)
  }

  public static prefix func - (matrix: simd_float2x2) -> simd_float2x2 { matrix * -1 }

  public static func * (left: simd_float2x2, right: SIMD2<Float>) -> SIMD2<Float> {
    left.columns.0 * right.x
      + left.columns.1 * right.y
  }

  public static func * (left: SIMD2<Float>, right: simd_float2x2) -> SIMD2<Float> {
    SIMD2<Float>(simd_dot(left, right.columns.0), simd_dot(left, right.columns.1))
  }

  public static func * (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left * right.columns.0, left * right.columns.1)
  }

  public static func * (left: simd_float2x2, right: Float) -> simd_float2x2 {
    simd_float2x2(left.columns.0 * right, left.columns.1 * right)
  }

  public static func * (left: Float, right: simd_float2x2) -> simd_float2x2 { right * left }

  public static func += (left: inout simd_float2x2, right: simd_float2x2) { left = left + right }

  public static func -= (left: inout simd_float2x2, right: simd_float2x2) { left = left - right }

  public static func *= (left: inout simd_float2x2, right: simd_float2x2) { left = left * right }

  public static func *= (left: inout simd_float2x2, right: Float) { left = left * right }
}

public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2

public let matrix_identity_float2x2 = simd_float2x2(1)

public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(col0, col1)
}

public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }

public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }

public func matrix_invert(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }

public func matrix_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }

public func simd_determinant(_ x: simd_float2x2) -> Float { x.determinant }

public func matrix_determinant(_ x: simd_float2x2) -> Float { x.determinant }

public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }

public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }

public func matrix_multiply(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }

public func matrix_multiply(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
