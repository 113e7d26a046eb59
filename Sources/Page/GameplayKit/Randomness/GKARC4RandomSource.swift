import Foundation

/// The sequence of the ARC4 cipher, four bytes a number, the first byte the highest. A good choice for most games.
///
/// The first values say something of the seed: who minds drops more than 768 of them.
open class GKARC4RandomSource: GKRandomSource {
  private var box: [UInt8] = []
  private var first: UInt8 = 0
  private var second: UInt8 = 0

  /// What the sequence starts from; setting it starts again.
  open var seed: Data {
    didSet { start() }
  }

  public convenience override init() {
    var bytes = Data()
    for _ in 0..<8 { withUnsafeBytes(of: RandomBits.systemWord()) { bytes.append(contentsOf: $0) } }
    self.init(seed: bytes)
  }

  public init(seed: Data) {
    self.seed = seed
    super.init()
    start()
  }

  public required init?(coder: NSCoder) {
    guard let box = coder.decodeObject(of: NSData.self, forKey: "box") as Data?,
      box.count == 256,
      let seed = coder.decodeObject(of: NSData.self, forKey: "seed") as Data?
    else { return nil }
    self.seed = seed
    self.box = Array(box)
    first = UInt8(truncatingIfNeeded: coder.decodeInteger(forKey: "first"))
    second = UInt8(truncatingIfNeeded: coder.decodeInteger(forKey: "second"))
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(seed as NSData, forKey: "seed")
    coder.encode(Data(box) as NSData, forKey: "box")
    coder.encode(Int(first), forKey: "first")
    coder.encode(Int(second), forKey: "second")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKARC4RandomSource(seed: seed)
    copy.box = box
    copy.first = first
    copy.second = second
    return copy
  }

  /// Goes on as if so many numbers had been asked for.
  open func dropValues(_ count: Int) {
    for _ in 0..<Swift.max(count, 0) * 4 { _ = nextByte() }
  }

  @discardableResult
  open override func nextInt() -> Int { Int(Int32(bitPattern: nextWord())) }

  @discardableResult
  open override func nextInt(upperBound: Int) -> Int {
    RandomBits.below(upperBound, next: nextWord)
  }

  @discardableResult
  open override func nextUniform() -> Float { RandomBits.uniform(nextWord()) }

  @discardableResult
  open override func nextBool() -> Bool { nextWord() >> 31 != 0 }

  private func start() {
    box = Array(0...255)
    (first, second) = (0, 0)
    let key = seed.isEmpty ? [0] : Array(seed)
    var other = 0
    for place in 0..<256 {
      other = (other + Int(box[place]) + Int(key[place % key.count])) & 255
      box.swapAt(place, other)
    }
  }

  private func nextByte() -> UInt8 {
    first &+= 1
    second &+= box[Int(first)]
    box.swapAt(Int(first), Int(second))
    return box[Int(box[Int(first)] &+ box[Int(second)])]
  }

  private func nextWord() -> UInt32 {
    (0..<4).reduce(0) { word, _ in word << 8 | UInt32(nextByte()) }
  }
}

extension GKARC4RandomSource {
  @available(*, deprecated, renamed: "dropValues(_:)")
  public func dropValuesWithCount(_ count: Int) { dropValues(count) }

  @available(*, deprecated, renamed: "dropValues(_:)")
  public func dropValues(withCount count: Int) { dropValues(count) }
}
