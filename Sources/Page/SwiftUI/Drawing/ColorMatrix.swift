import Foundation

/// How new components of a color are made of the old ones: one row for each of red, green, blue
/// and opacity, which weighs the four and adds a constant.
public struct ColorMatrix: Equatable, Sendable {
  /// What red is made of: the shares of red, green, blue and alpha, and a constant.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// What green is made of: the shares of red, green, blue and alpha, and a constant.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// What blue is made of: the shares of red, green, blue and alpha, and a constant.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// What alpha is made of: the shares of red, green, blue and alpha, and a constant.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates a matrix that changes nothing.
  public init() {}

  /// Row by row.
  var values: [Float] {
    get {
      [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
    }
    set {
      (r1, r2, r3, r4, r5) = (newValue[0], newValue[1], newValue[2], newValue[3], newValue[4])
      (g1, g2, g3, g4, g5) = (newValue[5], newValue[6], newValue[7], newValue[8], newValue[9])
      (b1, b2, b3, b4, b5) = (
        newValue[10], newValue[11], newValue[12], newValue[13], newValue[14]
      )
      (a1, a2, a3, a4, a5) = (
        newValue[15], newValue[16], newValue[17], newValue[18], newValue[19]
      )
    }
  }

  /// The same change of all three colors.
  private init(scale: Double, offset: Double) {
    (r1, g2, b3) = (Float(scale), Float(scale), Float(scale))
    (r5, g5, b5) = (Float(offset), Float(offset), Float(offset))
  }

  static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(scale: 1, offset: amount)
  }

  static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(scale: amount, offset: (1 - amount) / 2)
  }

  static func inversion(_ amount: Double) -> ColorMatrix {
    ColorMatrix(scale: 1 - 2 * amount, offset: amount)
  }

  static func multiplication(_ color: Color.Resolved) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (color.red, color.green, color.blue)
    matrix.a4 = color.opacity
    return matrix
  }

  private static let weights: [Double] = [0.213, 0.715, 0.072]

  static func saturation(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    var values = matrix.values
    for row in 0..<3 {
      for column in 0..<3 {
        let own = row == column ? amount : 0
        values[row * 5 + column] = Float(weights[column] * (1 - amount) + own)
      }
    }
    matrix.values = values
    return matrix
  }

  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let rows: [[Double]] = [
      [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928,
      ],
      [
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.14,
        0.072 - c * 0.072 - s * 0.283,
      ],
      [
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072,
      ],
    ]
    var matrix = ColorMatrix()
    var values = matrix.values
    for row in 0..<3 {
      for column in 0..<3 { values[row * 5 + column] = Float(rows[row][column]) }
    }
    matrix.values = values
    return matrix
  }

  static let luminanceToAlpha: ColorMatrix = {
    var matrix = ColorMatrix()
    matrix.values =
      [Float](repeating: 0, count: 15) + weights.map { Float($0) } + [0, 0]
    return matrix
  }()
}
