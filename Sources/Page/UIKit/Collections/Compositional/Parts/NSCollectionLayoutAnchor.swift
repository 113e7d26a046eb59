import CoreGraphics
import Foundation

/// A place at the edges of something, and how far from there.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  enum Measure {
    case absolute, fractional
  }

  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  private let measure: Measure

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, _ measure: Measure) {
    (self.edges, self.offset, self.measure) = (edges, offset, measure)
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, .absolute)
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, .absolute)
  }

  /// The offset counts in widths and heights of what is placed.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, .fractional)
  }

  open var isAbsoluteOffset: Bool { measure == .absolute }
  open var isFractionalOffset: Bool { measure == .fractional }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Where it is on something, counted from that one's origin.
  func point(on size: CGSize) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2)
  }

  func way(for size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
