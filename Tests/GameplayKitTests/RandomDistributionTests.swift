import GameplayKit
import Testing

struct RandomDistributionTests {
  private let source = GKMersenneTwisterRandomSource(seed: 11)

  @Test func diceHaveTheirSidesAndAllComeAlike() {
    let dice: [(GKRandomDistribution, Int)] = [
      (.d6(), 6), (.d20(), 20), (GKRandomDistribution(forDieWithSideCount: 12), 12),
      (GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 4), 4),
    ]
    for (die, sides) in dice {
      #expect(die.lowestValue == 1 && die.highestValue == sides)
      #expect(die.numberOfPossibleOutcomes == sides)
      var counts = [Int: Int]()
      for _ in 0..<(sides * 400) { counts[die.nextInt(), default: 0] += 1 }
      #expect(Set(counts.keys) == Set(1...sides))
      #expect(counts.values.allSatisfy { 280...540 ~= $0 })
    }
  }

  @Test func aClassKeepsItsKindAsADie() {
    final class Loaded: GKRandomDistribution {
      override func nextInt() -> Int { highestValue }
    }
    #expect(Loaded.d6().nextInt() == 6)
    let shuffled: GKShuffledDistribution = .d20()
    #expect(Set((0..<20).map { _ in shuffled.nextInt() }) == Set(1...20))
    #expect(type(of: GKGaussianDistribution.d6()) == GKGaussianDistribution.self)
  }

  @Test func aBoundCutsADistributionOff() {
    let die = GKRandomDistribution(randomSource: source, lowestValue: 3, highestValue: 9)
    #expect(Set((0..<300).map { _ in die.nextInt(upperBound: 6) }) == [3, 4, 5])
    #expect(Set((0..<600).map { _ in die.nextInt(upperBound: 100) }) == Set(3...9))
  }

  @Test func aUniformNumberIsAPartOfTheHighest() {
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 20)
    let values = Set((0..<2_000).map { _ in die.nextUniform() })
    #expect(values == Set((1...20).map { Float($0) / 20 }))
  }

  @Test func aBellHasItsMeanItsDeviationAndItsEnds() {
    let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 100)
    #expect(bell.mean == 50)
    #expect(abs(bell.deviation - 100 / 6) < 0.001)
    let values = (0..<20_000).map { _ in Float(bell.nextInt()) }
    #expect(values.allSatisfy { 0...100 ~= $0 })
    let mean = values.reduce(0, +) / 20_000
    let spread = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 20_000).squareRoot()
    #expect(abs(mean - 50) < 0.6)
    #expect(abs(spread - bell.deviation) < 0.6)
    let other = GKGaussianDistribution(randomSource: source, mean: 10, deviation: 2)
    #expect((other.lowestValue, other.highestValue) == (4, 16))
    #expect((0..<500).allSatisfy { _ in 4...16 ~= other.nextInt() })
  }

  @Test func aShuffledDistributionRepeatsNothingBeforeAllHaveCome() {
    let deck = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 10)
    let rounds = (0..<3).map { _ in (0..<10).map { _ in deck.nextInt() } }
    #expect(rounds.allSatisfy { $0.sorted() == Array(1...10) })
    #expect(Set(rounds).count == 3)
    #expect(Set((0..<4).map { _ in deck.nextInt(upperBound: 5) }) == [1, 2, 3, 4])
  }

  @Test func sourcesAndDistributionsAreBothRandom() {
    func roll(_ random: GKRandom) -> Int { random.nextInt(upperBound: 3) }
    #expect(0..<3 ~= roll(source))
    #expect(0..<3 ~= roll(GKRandomDistribution(lowestValue: 0, highestValue: 9)))
  }
}
