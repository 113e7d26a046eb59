/// Two columns of two numbers, which a vector is multiplied by from the right.
public struct simd_double2x2: Equatable, Sendable, CustomDebugStringConvertible {
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  public init() { columns = (.zero, .zero) }

  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

  public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) {
    columns = (col0, col1)
  }

  public init(_ columns: [SIMD2<Double>]) {
    precondition(columns.count == 2, "A simd_double2x2 has two columns.")
    self.columns = (columns[0], columns[1])
  }

  public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }

  /// The number on the diagonal, and zero elsewhere.
  public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

  public init(diagonal: SIMD2<Double>) {
    self.init()
    columns.0.x = diagonal.x
    columns.1.y = diagonal.y
  }

  public subscript(column: Int) -> SIMD2<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("A simd_double2x2 has no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("A simd_double2x2 has no column \(column).")
      }
    }
  }

  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_double2x2 {
    simd_double2x2(
      SIMD2<Double>(columns.0.x, columns.1.x),
      SIMD2<Double>(columns.0.y, columns.1.y))
  }

  public var determinant: Double { columns.0.x * columns.1.y - columns.0.y * columns.1.x }

  public var inverse: simd_double2x2 {
    let scale = 1 / determinant
    return simd_double2x2(
      SIMD2(columns.1.y, -columns.0.y) * scale, SIMD2(-columns.1.x, columns.0.x) * scale)
  }

  public var debugDescription: String {
    "simd_double2x2([" + (0..<2).map { "\(self[$0])" }.joined(separator: ", ") + "])"
  }

  public static func == (left: simd_double2x2, right: simd_double2x2) -> Bool {
    left.columns == right.columns
  }
}

extension simd_double2x2 {
  public static func + (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1)
  }

  public static func - (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1)
  }

  public static prefix func - (matrix: simd_double2x2) -> simd_double2x2 { matrix * -1 }

  public static func * (left: simd_double2x2, right: SIMD2<Double>) -> SIMD2<Double> {
    left.columns.0 * right.x
      + left.columns.1 * right.y
  }

  public static func * (left: SIMD2<Double>, right: simd_double2x2) -> SIMD2<Double> {
    SIMD2<Double>(simd_dot(left, right.columns.0), simd_dot(left, right.columns.1))
  }

  public static func * (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left * right.columns.0, left * right.columns.1)
  }

  public static func * (left: simd_double2x2, right: Double) -> simd_double2x2 {
    simd_double2x2(left.columns.0 * right, left.columns.1 * right)
  }

  public static func * (left: Double, right: simd_double2x2) -> simd_double2x2 { right * left }

  public static func += (left: inout simd_double2x2, right: simd_double2x2) { left = left + right }

  public static func -= (left: inout simd_double2x2, right: simd_double2x2) { left = left - right }

  public static func *= (left: inout simd_double2x2, right: simd_double2x2) { left = left * right }

  public static func *= (left: inout simd_double2x2, right: Double) { left = left * right }
}

public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2

public let matrix_identity_double2x2 = simd_double2x2(1)

public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(col0, col1)
}

public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }

public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }

public func matrix_invert(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }

public func matrix_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }

public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }

public func matrix_determinant(_ x: simd_double2x2) -> Double { x.determinant }

public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }

public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }

public func matrix_multiply(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }

public func matrix_multiply(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
