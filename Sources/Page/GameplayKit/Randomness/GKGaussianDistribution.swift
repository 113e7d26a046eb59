import Foundation

/// Numbers that lie close to a mean, the closer the likelier: a bell's curve, cut off at three deviations.
open class GKGaussianDistribution: GKRandomDistribution {
  private let center: Float
  private let spread: Float

  /// The number that is likeliest.
  open var mean: Float { center }

  /// Two thirds of all numbers are not farther than this from the mean.
  open var deviation: Float { spread }

  /// The curve whose three deviations reach from the lowest to the highest value.
  public override init(
    randomSource source: GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    center = Float(lowestInclusive) + Float(highestInclusive - lowestInclusive) / 2
    spread = Float(highestInclusive - lowestInclusive) / 6
    super.init(
      randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// A curve by its mean and its deviation, three of which reach to the lowest and to the highest value.
  public init(randomSource source: GKRandom, mean: Float, deviation: Float) {
    center = mean
    spread = deviation
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded(.up)),
      highestValue: Int((mean + 3 * deviation).rounded(.down)))
  }

  @discardableResult
  open override func nextInt() -> Int { value(in: lowest...highest) }

  @discardableResult
  open override func nextInt(upperBound: Int) -> Int {
    let floor = Swift.max(lowest, 0)
    guard upperBound > floor && highest >= 0 else {
      fatalError("No value from \(lowest) to \(highest) is at least 0 and below \(upperBound).")
    }
    return value(in: floor...Swift.min(highest, upperBound - 1))
  }

  @discardableResult
  open override func nextUniform() -> Float { highest == 0 ? 0 : Float(nextInt()) / Float(highest) }

  /// Draws again what lies outside; where hardly anything of the curve is inside, the nearest is taken.
  private func value(in range: ClosedRange<Int>) -> Int {
    var value = 0
    for _ in 0..<64 {
      value = Int((mean + deviation * normal()).rounded())
      if range.contains(value) { return value }
    }
    return Swift.min(Swift.max(value, range.lowerBound), range.upperBound)
  }

  /// The method of Box and Muller.
  private func normal() -> Float {
    let radius = (-2 * log(1 - source.nextUniform().clampedBelowOne)).squareRoot()
    return radius * cos(2 * .pi * source.nextUniform())
  }
}

extension Float {
  fileprivate var clampedBelowOne: Float { Swift.min(self, 1 - 0x1p-24) }
}
