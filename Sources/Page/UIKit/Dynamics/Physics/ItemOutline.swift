import CoreGraphics
import Foundation

/// What an item is to others that hit it: circles and convex figures about its center, and the
/// area that gives it its mass.
struct ItemOutline {
  enum Piece {
    case circle(center: CGPoint, radius: CGFloat)
    case figure(ConvexFigure)
  }

  private(set) var pieces: [Piece] = []

  init() {}

  @MainActor
  init(of item: UIDynamicItem) {
    if let group = item as? UIDynamicItemGroup {
      self = group.outline
      return
    }
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .rectangle: add(ConvexFigure(rectangleOf: size))
    case .ellipse where size.width == size.height:
      if size.width > 0 { pieces = [.circle(center: .zero, radius: size.width / 2)] }
    case .ellipse: add(ConvexFigure(ellipseOf: size))
    case .path: add(ConvexFigure(around: item.collisionBoundingPath.cgPath))
    }
  }

  private mutating func add(_ figure: ConvexFigure?) {
    if let figure { pieces.append(.figure(figure)) }
  }

  func adding(_ other: ItemOutline) -> ItemOutline {
    var whole = self
    whole.pieces += other.pieces
    return whole
  }

  func moved(by offset: CGPoint, turned angle: CGFloat) -> ItemOutline {
    let placing = CGAffineTransform(rotationAngle: angle)
      .concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
    var moved = ItemOutline()
    moved.pieces = pieces.map { piece in
      switch piece {
      case .circle(let center, let radius):
        .circle(center: center.applying(placing), radius: radius)
      case .figure(let figure): .figure(figure.applying(placing))
      }
    }
    return moved
  }

  /// What its mass is made of, with the density of one.
  var weight: Weight {
    pieces.reduce(into: Weight()) { $0.add($1.weight) }
  }
}

extension ItemOutline.Piece {
  var weight: Weight {
    switch self {
    case .circle(let center, let radius):
      let area = CGFloat.pi * radius * radius
      return Weight(area: area, center: center, ownInertia: area * radius * radius / 2)
    case .figure(let figure): return figure.weight
    }
  }

  var path: CGPath {
    let path = CGMutablePath()
    switch self {
    case .circle(let center, let radius):
      path.addEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case .figure(let figure):
      path.addLines(between: figure.corners)
      path.closeSubpath()
    }
    return path
  }
}
