import Foundation

/// Whole numbers from a lowest to a highest one, each as likely as the others: what dice give.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: GKRandom
  let lowest: Int
  let highest: Int

  /// The lowest number there is.
  open var lowestValue: Int { lowest }

  /// The highest number there is.
  open var highestValue: Int { highest }

  /// How many numbers there are.
  open var numberOfPossibleOutcomes: Int { highest - lowest + 1 }

  public init(
    randomSource source: GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    guard lowestInclusive <= highestInclusive else {
      fatalError(
        "A distribution's lowest value, \(lowestInclusive), is above its highest, \(highestInclusive)."
      )
    }
    self.source = source
    lowest = lowestInclusive
    highest = highestInclusive
    super.init()
  }

  /// Nothing but zero.
  public convenience override init() { self.init(lowestValue: 0, highestValue: 0) }

  /// A distribution with a source of its own.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKARC4RandomSource(), lowestValue: lowestInclusive,
      highestValue: highestInclusive)
  }

  /// A die with so many sides, from one on.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// A die with six sides.
  open class func d6() -> Self { die(sides: 6) }

  /// A die with twenty sides.
  open class func d20() -> Self { die(sides: 20) }

  @discardableResult
  open func nextInt() -> Int { lowest + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// The next number below a bound; asking for one where there is none ends the program.
  @discardableResult
  open func nextInt(upperBound: Int) -> Int {
    let floor = Swift.max(lowest, 0)
    guard upperBound > floor && highest >= 0 else {
      fatalError("No value from \(lowest) to \(highest) is at least 0 and below \(upperBound).")
    }
    return floor + source.nextInt(upperBound: Swift.min(highest + 1, upperBound) - floor)
  }

  /// The next number as a part of the highest.
  @discardableResult
  open func nextUniform() -> Float { highest == 0 ? 0 : Float(nextInt()) / Float(highest) }

  @discardableResult
  open func nextBool() -> Bool { source.nextBool() }

  private class func die(sides: Int) -> Self {
    let die = made(source: GKARC4RandomSource(), lowest: 1, highest: sides)
    return unsafeDowncast(die, to: self)
  }

  /// Any class of distributions, a page's own too, by the initializer that all have.
  private class func made(source: GKRandom, lowest: Int, highest: Int) -> GKRandomDistribution {
    self == GKRandomDistribution.self
      ? GKRandomDistribution(randomSource: source, lowestValue: lowest, highestValue: highest)
      : madeDynamically(randomSource: source, lowestValue: lowest, highestValue: highest)
  }

  @_silgen_name("lek_distribution_make")
  private static func madeDynamically(
    randomSource: __owned GKRandom, lowestValue: Int, highestValue: Int
  ) -> GKRandomDistribution
}
