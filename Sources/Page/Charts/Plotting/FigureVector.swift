/// Numbers that say where marks are, and change smoothly when data change.
struct FigureVector: VectorArithmetic {
  /// The marks, in the order of the numbers.
  private var ids: [Int] = []
  /// How many numbers belong to each mark.
  private var stride = 1
  private(set) var values: [Double] = []

  init(_ ids: [Int], _ values: [Double]) {
    self.ids = ids
    self.values = values
    stride = ids.isEmpty ? 1 : values.count / ids.count
  }

  static var zero: FigureVector { FigureVector([], []) }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  static func + (one: FigureVector, other: FigureVector) -> FigureVector {
    var sum = one
    sum.combine(other, 1)
    return sum
  }

  /// The way of each mark that is in both; a new mark has no way, it is where it is.
  static func - (one: FigureVector, other: FigureVector) -> FigureVector {
    var difference = one
    difference.combine(other, -1)
    guard one.ids != other.ids, !other.ids.isEmpty else { return difference }
    let known = Set(other.ids)
    for (index, id) in one.ids.enumerated() where !known.contains(id) {
      for place in difference.places(index) { difference.values[place] = 0 }
    }
    return difference
  }

  private func places(_ index: Int) -> Range<Int> { index * stride..<(index + 1) * stride }

  private mutating func combine(_ other: FigureVector, _ sign: Double) {
    if ids.isEmpty {
      self = other
      if sign < 0 { scale(by: -1) }
      return
    }
    if ids == other.ids, values.count == other.values.count {
      for index in values.indices { values[index] += sign * other.values[index] }
      return
    }
    guard stride == other.stride else { return }
    let known = Dictionary(zip(other.ids, 0...), uniquingKeysWith: { first, _ in first })
    for (index, id) in ids.enumerated() {
      guard let found = known[id] else { continue }
      for (place, from) in zip(places(index), other.places(found)) {
        values[place] += sign * other.values[from]
      }
    }
  }
}
