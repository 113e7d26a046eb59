import Foundation

/// The sequence of `java.util.Random`: Knuth's generator with 48 bits. Fast, and less random than the others.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  private static let multiplier: UInt64 = 0x5_DEEC_E66D
  private static let mask: UInt64 = (1 << 48) - 1

  private var state: UInt64 = 0

  /// What the sequence starts from; setting it starts again.
  open var seed: UInt64 {
    didSet { start() }
  }

  public convenience override init() { self.init(seed: RandomBits.systemWord()) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    start()
  }

  public required init?(coder: NSCoder) {
    seed = UInt64(bitPattern: coder.decodeInt64(forKey: "seed"))
    state = UInt64(bitPattern: coder.decodeInt64(forKey: "state"))
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Int64(bitPattern: seed), forKey: "seed")
    coder.encode(Int64(bitPattern: state), forKey: "state")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKLinearCongruentialRandomSource(seed: seed)
    copy.state = state
    return copy
  }

  @discardableResult
  open override func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next(bits: 32))) }

  @discardableResult
  open override func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    guard upperBound <= Int(Int32.max) else {
      return RandomBits.below(upperBound) { UInt32(truncatingIfNeeded: next(bits: 32)) }
    }
    if upperBound & (upperBound - 1) == 0 {
      return Int((UInt64(upperBound) * next(bits: 31)) >> 31)
    }
    let most = 1 << 31
    while true {
      let number = Int(next(bits: 31))
      if number < most - most % upperBound { return number % upperBound }
    }
  }

  @discardableResult
  open override func nextUniform() -> Float { Float(next(bits: 24)) * 0x1p-24 }

  @discardableResult
  open override func nextBool() -> Bool { next(bits: 1) != 0 }

  private func start() { state = (seed ^ Self.multiplier) & Self.mask }

  private func next(bits: UInt64) -> UInt64 {
    state = (state &* Self.multiplier &+ 0xB) & Self.mask
    return state >> (48 - bits)
  }
}
