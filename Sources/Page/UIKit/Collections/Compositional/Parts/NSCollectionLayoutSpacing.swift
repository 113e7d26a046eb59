import CoreGraphics
import Foundation

/// Room between items: so much, or at least so much.
@MainActor @preconcurrency
public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  enum Kind {
    case fixed, flexible
  }

  let kind: Kind
  public let spacing: CGFloat

  required init(_ kind: Kind, _ spacing: CGFloat) {
    (self.kind, self.spacing) = (kind, spacing)
    super.init()
  }

  /// A part of the room that is left, and never less than this.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(.flexible, flexibleSpacing)
  }

  public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(.fixed, fixedSpacing) }

  public var isFlexibleSpacing: Bool { kind == .flexible }
  public var isFixedSpacing: Bool { kind == .fixed }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Room around an item.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The two along one axis.
  func pair(_ axis: PlanAxis) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
