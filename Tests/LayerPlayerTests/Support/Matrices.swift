import Foundation

/// Transforms of scenes, as sixteen numbers.
enum Matrices {
  static let identity: [Double] = (0..<16).map { $0 % 5 == 0 ? 1 : 0 }

  /// The first, then the second.
  static func product(_ first: [Double], _ second: [Double]) -> [Double] {
    (0..<16).map { place -> Double in
      let (row, column) = (place / 4, place % 4)
      var sum = 0.0
      for index in 0..<4 { sum += first[4 * row + index] * second[4 * index + column] }
      return sum
    }
  }

  static func step(_ json: JSON) throws -> [Double] {
    var matrix = identity
    if let numbers = try json["translate"]?.numbers() {
      for index in numbers.indices { matrix[12 + index] = numbers[index] }
    } else if let numbers = try json["scale"]?.numbers() {
      for index in numbers.indices { matrix[5 * index] = numbers[index] }
    } else if let distance = try json["perspective"]?.number() {
      matrix[11] = -1 / distance
    } else if let numbers = try json["rotate"]?.numbers() {
      let axis = numbers.count > 1 ? Array(numbers[1...3]) : [0, 0, 1]
      matrix = rotation(numbers[0] * .pi / 180, axis)
    } else {
      throw JSON.Problem("\(json) is no step of a transform")
    }
    return matrix
  }

  private static func rotation(_ angle: Double, _ axis: [Double]) -> [Double] {
    let length = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
    let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
    let (c, s) = (cos(angle), sin(angle))
    let t = 1 - c
    return [
      c + x * x * t, x * y * t + z * s, x * z * t - y * s, 0,
      x * y * t - z * s, c + y * y * t, y * z * t + x * s, 0,
      x * z * t + y * s, y * z * t - x * s, c + z * z * t, 0,
      0, 0, 0, 1,
    ]
  }
}
