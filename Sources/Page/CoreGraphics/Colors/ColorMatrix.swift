import Foundation

/// Three rows of three numbers.
struct ColorMatrix: Equatable {
  private let rows: [[CGFloat]]

  init(columns: [[CGFloat]]) {
    rows = (0..<3).map { row in columns.map { $0[row] } }
  }

  static func * (matrix: ColorMatrix, vector: [CGFloat]) -> [CGFloat] {
    matrix.rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  var inverted: ColorMatrix {
    func minor(_ row: Int, _ column: Int) -> CGFloat {
      let (r0, r1) = ((row + 1) % 3, (row + 2) % 3)
      let (c0, c1) = ((column + 1) % 3, (column + 2) % 3)
      return rows[r0][c0] * rows[r1][c1] - rows[r0][c1] * rows[r1][c0]
    }
    let determinant = (0..<3).reduce(CGFloat(0)) { $0 + rows[0][$1] * minor(0, $1) }
    let columns = (0..<3).map { row in (0..<3).map { minor(row, $0) / determinant } }
    return ColorMatrix(columns: columns)
  }
}

/// Lightness and two opponent axes, seen against a white.
struct LabModel {
  let white: [CGFloat]

  func xyz(from values: [CGFloat]) -> [CGFloat] {
    let y = (values[0] + 16) / 116
    let parts = [y + values[1] / 500, y, y - values[2] / 200]
    return zip(parts, white).map { part, white in
      white * (part > 6.0 / 29 ? part * part * part : 3 * 36.0 / 841 * (part - 4.0 / 29))
    }
  }

  func values(fromXYZ xyz: [CGFloat]) -> [CGFloat] {
    let parts = zip(xyz, white).map { value, white -> CGFloat in
      let share = value / white
      return share > 216.0 / 24389 ? cbrt(share) : share * 841 / 108 + 4.0 / 29
    }
    return [116 * parts[1] - 16, 500 * (parts[0] - parts[1]), 200 * (parts[1] - parts[2])]
  }
}
