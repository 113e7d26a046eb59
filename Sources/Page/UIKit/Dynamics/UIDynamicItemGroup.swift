import CoreGraphics
import Foundation

/// Several items that move as one, as if they were glued together.
///
/// Its items may be in no behavior by themselves.
@MainActor @preconcurrency
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// An item, and where it was within the group when that was made.
  private struct Member {
    let item: UIDynamicItem
    let offset: CGPoint
    let turn: CGFloat
  }

  private let members: [Member]
  private let size: CGSize

  public init(items: [UIDynamicItem]) {
    let whole = items.map(\.surroundings).reduce(CGRect.null) { $0.union($1) }
    let rect = whole.isNull ? .zero : whole
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    members = items.map {
      Member(
        item: $0, offset: CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y),
        turn: $0.turn)
    }
    (size, center) = (rect.size, middle)
    super.init()
  }

  open var items: [UIDynamicItem] { members.map(\.item) }

  open var center: CGPoint {
    didSet { moveMembers() }
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  open var transform = CGAffineTransform.identity {
    didSet { moveMembers() }
  }

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The outlines of its items, each by itself.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for piece in outline.pieces {
      path.append(UIBezierPath(cgPath: piece.path))
    }
    return path
  }

  var outline: ItemOutline {
    members.reduce(ItemOutline()) { whole, member in
      whole.adding(ItemOutline(of: member.item).moved(by: member.offset, turned: member.turn))
    }
  }

  private func moveMembers() {
    let turned = CGAffineTransform(rotationAngle: turn)
    for member in members {
      let offset = member.offset.applying(turned)
      member.item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      member.item.transform = CGAffineTransform(rotationAngle: turn + member.turn)
    }
  }
}
