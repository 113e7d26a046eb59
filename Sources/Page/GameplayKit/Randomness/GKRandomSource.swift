import Foundation

/// A source of random numbers; itself it is the system's, which nothing can seed but the run.
///
/// Numbers are of 32 bits. A source of one's own overrides `nextInt()`, and all else follows from it.
open class GKRandomSource: NSObject, GKRandom, NSSecureCoding, NSCopying {
  private static let shared = GKRandomSource()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open class var supportsSecureCoding: Bool { true }

  /// The source that has no seed, and is the same everywhere.
  open class func sharedRandom() -> GKRandomSource { shared }

  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The objects in another order, by a shuffle of Fisher and Yates.
  @discardableResult
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for last in stride(from: array.count - 1, to: 0, by: -1) {
      shuffled.swapAt(last, nextInt(upperBound: last + 1))
    }
    return shuffled
  }

  @discardableResult
  open func nextInt() -> Int {
    var system = SystemRandomNumberGenerator()
    return Int(Int32(truncatingIfNeeded: system.next() as UInt64))
  }

  @discardableResult
  open func nextInt(upperBound: Int) -> Int {
    RandomBits.below(upperBound) { UInt32(truncatingIfNeeded: nextInt()) }
  }

  @discardableResult
  open func nextUniform() -> Float {
    RandomBits.uniform(UInt32(truncatingIfNeeded: nextInt()))
  }

  /// The upper half of what numbers can be means yes: lower bits may be less random.
  @discardableResult
  open func nextBool() -> Bool { nextInt() < 0 }
}

extension GKRandomSource {
  @available(*, deprecated, renamed: "arrayByShufflingObjects(in:)")
  public func arrayByShufflingObjectsInArray(_ array: [Any]) -> [Any] {
    arrayByShufflingObjects(in: array)
  }
}
