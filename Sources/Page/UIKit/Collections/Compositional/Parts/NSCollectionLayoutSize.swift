import CoreGraphics
import Foundation

/// One side of an item: a share of what it lies in, a length, or a guess that its contents mend.
@MainActor @preconcurrency
public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  public let dimension: CGFloat

  required init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.fractionalWidth, fractionalWidth)
  }

  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight, fractionalHeight)
  }

  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute, absoluteDimension)
  }

  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated, estimatedDimension)
  }

  /// As large as the largest of the items beside it wants to be.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    self.init(.uniformAcrossSiblings, estimate)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Whether contents have a say in it.
  var asksContents: Bool { isEstimated || isUniformAcrossSiblings }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(container.width * dimension, 0)
    case .fractionalHeight: max(container.height * dimension, 0)
    case .absolute, .estimated, .uniformAcrossSiblings: max(dimension, 0)
    }
  }
}

/// How wide and high an item, a group or a supplementary view is.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The sides that contents have a say in.
  var flexibleSides: FlexibleSides {
    var sides: FlexibleSides = []
    if widthDimension.asksContents { sides.insert(.width) }
    if heightDimension.asksContents { sides.insert(.height) }
    return sides
  }
}

/// The sides of an element that its contents decide.
struct FlexibleSides: OptionSet, Sendable {
  let rawValue: Int

  static let width = FlexibleSides(rawValue: 1)
  static let height = FlexibleSides(rawValue: 2)

  /// A size with those sides taken from another.
  func taken(from wanted: CGSize, into size: CGSize) -> CGSize {
    CGSize(
      width: contains(.width) ? wanted.width : size.width,
      height: contains(.height) ? wanted.height : size.height)
  }
}
