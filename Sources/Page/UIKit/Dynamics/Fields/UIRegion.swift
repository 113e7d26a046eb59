import CoreGraphics
import Foundation

/// An area about a point: where a field acts.
@MainActor @preconcurrency
open class UIRegion: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  nonisolated private let shape: RegionShape

  /// Everywhere.
  open class var infinite: UIRegion { UIRegion(.everywhere) }

  /// A circle about the point.
  public init(radius: CGFloat) {
    shape = .circle(radius: radius)
    super.init()
  }

  /// A rectangle with the point in its middle.
  public init(size: CGSize) {
    shape = .rectangle(size)
    super.init()
  }

  public convenience override init() {
    self.init(.everywhere)
  }

  private init(_ shape: RegionShape) {
    self.shape = shape
    super.init()
  }

  /// Everywhere else.
  open func inverse() -> UIRegion { UIRegion(.outside(shape)) }

  open func union(with region: UIRegion) -> UIRegion {
    UIRegion(.either(shape, region.shape))
  }

  /// What is in this region, but not in the other.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion(.both(shape, .outside(region.shape)))
  }

  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion(.both(shape, region.shape))
  }

  open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

  // MARK: Copies

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated public static var supportsSecureCoding: Bool { true }

  nonisolated open func encode(with coder: NSCoder) {
    let words = shape.words as NSArray
    coder.encode(words, forKey: "UIRegionShape")
  }

  public required init?(coder: NSCoder) {
    let classes = [NSArray.self, NSString.self, NSNumber.self]
    let words = coder.decodeObject(of: classes, forKey: "UIRegionShape") as? [Any]
    guard let words, let shape = RegionShape(words: words.map { "\($0)" }) else { return nil }
    self.shape = shape
    super.init()
  }
}
