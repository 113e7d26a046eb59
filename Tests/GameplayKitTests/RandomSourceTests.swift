import Testing

@testable import GameplayKit

struct RandomSourceTests {
  private var seeded: [GKRandomSource] {
    [
      GKARC4RandomSource(seed: Data("lekplats".utf8)), GKLinearCongruentialRandomSource(seed: 7),
      GKMersenneTwisterRandomSource(seed: 7),
    ]
  }

  private func numbers(_ source: GKRandom, _ count: Int = 8) -> [Int] {
    (0..<count).map { _ in source.nextInt() }
  }

  @Test func linearCongruentialGivesTheSequenceOfJavaUtilRandom() {
    #expect(
      numbers(GKLinearCongruentialRandomSource(seed: 42), 5)
        == [-1_170_105_035, 234_785_527, -1_360_544_799, 205_897_768, 1_325_939_940])
    #expect(
      numbers(GKLinearCongruentialRandomSource(seed: 0), 3)
        == [-1_155_484_576, -723_955_400, 1_033_096_058])
    let bounded = GKLinearCongruentialRandomSource(seed: 42)
    #expect((0..<5).map { _ in bounded.nextInt(upperBound: 10) } == [0, 3, 8, 4, 0])
  }

  @Test func theTwisterGivesTheSequenceOfMT19937_64() {
    var twister = MersenneTwister(seed: 5489)
    for _ in 1..<10_000 { _ = twister.next() }
    #expect(twister.next() == 9_981_545_732_273_789_042)
    var other = MersenneTwister(seed: 42)
    #expect(other.next() == 13_930_160_852_258_120_406)
    #expect(other.next() == 11_788_048_577_503_494_824)
    #expect(other.next() == 13_874_630_024_467_741_450)
    let upper = Int32(truncatingIfNeeded: 13_930_160_852_258_120_406 as UInt64 >> 32)
    #expect(GKMersenneTwisterRandomSource(seed: 42).nextInt() == Int(upper))
  }

  @Test func arc4GivesTheKeyStreamOfTheCipher() {
    let source = GKARC4RandomSource(seed: Data("Key".utf8))
    #expect(source.nextInt() == Int(Int32(bitPattern: 0xEB9F_7781)))
    #expect(source.nextInt() == Int(Int32(bitPattern: 0xB734_CA72)))
  }

  @Test func droppedValuesAreThoseThatWouldHaveCome() {
    let seed = Data("seed".utf8)
    let dropping = GKARC4RandomSource(seed: seed)
    dropping.dropValues(768)
    #expect(numbers(dropping, 4) == Array(numbers(GKARC4RandomSource(seed: seed), 772).suffix(4)))
  }

  @Test func nextIntIsOf32BitsAndOfBothSigns() {
    for source in seeded + [GKRandomSource()] {
      let values = numbers(source, 400)
      #expect(values.allSatisfy { Int(Int32.min)...Int(Int32.max) ~= $0 })
      #expect(values.contains { $0 < -1 << 29 } && values.contains { $0 > 1 << 29 })
    }
  }

  @Test func aBoundIsNeverReachedAndAllBelowItCome() {
    for source in seeded + [GKRandomSource.sharedRandom()] {
      for bound in [1, 2, 3, 8, 52] {
        let values = (0..<2_000).map { _ in source.nextInt(upperBound: bound) }
        #expect(Set(values) == Set(0..<bound))
      }
      let huge = (0..<50).map { _ in source.nextInt(upperBound: 1 << 40) }
      #expect(huge.allSatisfy { 0..<(1 << 40) ~= $0 } && huge.contains { $0 > 1 << 33 })
      #expect(source.nextInt(upperBound: 0) == 0)
    }
  }

  @Test func uniformNumbersFillTheRangeEvenly() {
    for source in seeded + [GKRandomSource()] {
      let values = (0..<4_000).map { _ in source.nextUniform() }
      #expect(values.allSatisfy { 0...1 ~= $0 })
      let mean = values.reduce(0, +) / 4_000
      #expect(abs(mean - 0.5) < 0.03)
      let yes = (0..<4_000).count { _ in source.nextBool() }
      #expect(1_800...2_200 ~= yes)
    }
  }

  @Test func theSharedSourceIsOne() {
    #expect(GKRandomSource.sharedRandom() === GKRandomSource.sharedRandom())
  }

  @Test func settingTheSeedStartsAgain() {
    let twister = GKMersenneTwisterRandomSource(seed: 1)
    let first = numbers(twister)
    twister.seed = 1
    #expect(numbers(twister) == first)
    let linear = GKLinearCongruentialRandomSource(seed: 1)
    let second = numbers(linear)
    linear.seed = 1
    #expect(numbers(linear) == second)
    #expect(
      numbers(GKLinearCongruentialRandomSource()) != numbers(GKLinearCongruentialRandomSource()))
  }

  @Test func copiesAndArchivesGoOnWhereTheSourceIs() throws {
    for source in seeded {
      source.nextInt()
      let copy = try #require(source.copy() as? GKRandomSource)
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: source, requiringSecureCoding: true)
      let restored = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: type(of: source), from: data))
      let expected = numbers(source)
      #expect(numbers(copy) == expected)
      #expect(numbers(restored) == expected)
    }
  }

  @Test func aShuffleIsAPermutationAndTheSeedDecidesIt() throws {
    let cards = Array(0..<52)
    for (source, again) in zip(seeded, seeded) {
      let shuffled = try #require(source.arrayByShufflingObjects(in: cards) as? [Int])
      #expect(shuffled.sorted() == cards && shuffled != cards)
      #expect(again.arrayByShufflingObjects(in: cards) as? [Int] == shuffled)
    }
    let array = NSArray(array: cards)
    let twister = GKMersenneTwisterRandomSource(seed: 3)
    let shuffled = try #require(array.shuffled(using: twister) as? [Int])
    #expect(shuffled.sorted() == cards)
    #expect((array.shuffled() as? [Int])?.sorted() == cards)
  }

  @Test func aSourceOfOnesOwnOverridesOneMethod() {
    final class Counter: GKRandomSource {
      var count = 0
      override func nextInt() -> Int {
        count += 1
        return count
      }
    }
    let counter = Counter()
    #expect((0..<4).map { _ in counter.nextInt(upperBound: 3) } == [1, 2, 0, 1])
    #expect(!counter.nextBool())
  }
}
