/// Any number of values that animate together.
struct AnimatableVector: VectorArithmetic {
  var values: [Double]

  init(_ values: [Double]) {
    self.values = values
  }

  /// Zeros, as many as are needed.
  static var zero: AnimatableVector { AnimatableVector([]) }

  static func + (one: Self, other: Self) -> Self { one.combined(with: other, +) }
  static func - (one: Self, other: Self) -> Self { one.combined(with: other, -) }

  private func combined(
    with other: Self, _ combine: (Double, Double) -> Double
  ) -> AnimatableVector {
    let count = max(values.count, other.values.count)
    return AnimatableVector(
      (0..<count).map { index in
        combine(
          index < values.count ? values[index] : 0,
          index < other.values.count ? other.values[index] : 0)
      })
  }

  mutating func scale(by rhs: Double) {
    for index in values.indices { values[index] *= rhs }
  }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

extension AnimatableVector {
  /// The components of a color, which may be drawn now.
  init(_ color: UIColor) {
    let (red, green, blue, alpha) = color.components
    self.init([red, green, blue, alpha].map { Double($0) })
  }
}

extension UIColor {
  fileprivate var components: (CGFloat, CGFloat, CGFloat, CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }

  /// The color of four components, which are brought between 0 and 1.
  convenience init(components: some Sequence<Double>) {
    let values = components.map { CGFloat(min(max($0, 0), 1)) }
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
}
