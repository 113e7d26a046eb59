import Foundation

/// The sequence of `mt19937_64`: slower than the others, and without their patterns.
///
/// A number is the upper half of one of its words.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  private var twister: MersenneTwister

  /// What the sequence starts from; setting it starts again.
  open var seed: UInt64 {
    didSet { twister = MersenneTwister(seed: seed) }
  }

  public convenience override init() { self.init(seed: RandomBits.systemWord()) }

  public init(seed: UInt64) {
    self.seed = seed
    twister = MersenneTwister(seed: seed)
    super.init()
  }

  public required init?(coder: NSCoder) {
    seed = UInt64(bitPattern: coder.decodeInt64(forKey: "seed"))
    let numbers = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "words")
    let words = (numbers as? [NSNumber])?.map(\.uint64Value) ?? []
    let index = coder.decodeInteger(forKey: "index")
    guard let twister = MersenneTwister(words: words, index: index) else { return nil }
    self.twister = twister
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Int64(bitPattern: seed), forKey: "seed")
    coder.encode(twister.words.map { NSNumber(value: $0) } as NSArray, forKey: "words")
    coder.encode(twister.index, forKey: "index")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    copy.twister = twister
    return copy
  }

  @discardableResult
  open override func nextInt() -> Int { Int(Int32(truncatingIfNeeded: twister.next() >> 32)) }

  @discardableResult
  open override func nextInt(upperBound: Int) -> Int {
    Int(RandomBits.below(UInt64(Swift.max(upperBound, 0))) { twister.next() })
  }

  @discardableResult
  open override func nextUniform() -> Float { Float(twister.next() >> 40) * 0x1p-24 }

  @discardableResult
  open override func nextBool() -> Bool { twister.next() >> 63 != 0 }
}
