import Foundation

extension CATransform3D {
  /// The transform back, by elimination with the largest pivot; none where there is none.
  var inverse: CATransform3D? {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      let candidates = column..<4
      guard
        let pivot = candidates.max(by: { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }),
        abs(left[pivot * 4 + column]) > 1e-12
      else { return nil }
      for index in 0..<4 where pivot != column {
        left.swapAt(pivot * 4 + index, column * 4 + index)
        right.swapAt(pivot * 4 + index, column * 4 + index)
      }
      let divisor = left[column * 4 + column]
      for index in 0..<4 {
        left[column * 4 + index] /= divisor
        right[column * 4 + index] /= divisor
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        guard factor != 0 else { continue }
        for index in 0..<4 {
          left[row * 4 + index] -= factor * left[column * 4 + index]
          right[row * 4 + index] -= factor * right[column * 4 + index]
        }
      }
    }
    return CATransform3D(rows: right)
  }
}
