import CoreGraphics
import Foundation

/// What Auto Layout keeps of a view.
@MainActor
final class ViewLayoutState {
  /// The constraints the view holds.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Active constraints, wherever they are held, that are about the view or a guide of it.
  private(set) var mentions: [NSLayoutConstraint] = []

  var hugging = (horizontal: UILayoutPriority?.none, vertical: UILayoutPriority?.none)
  var resistance = (horizontal: UILayoutPriority?.none, vertical: UILayoutPriority?.none)

  var constraintUpdate = ConstraintUpdate.needed
  /// Solves the whole tree; the topmost view has it.
  var engine: LayoutEngine?
  lazy var address = LayoutNames.nextAddress()

  enum ConstraintUpdate {
    case needed, done
  }

  func add(mention constraint: NSLayoutConstraint) {
    if !mentions.contains(where: { $0 === constraint }) { mentions.append(constraint) }
  }

  func remove(mention constraint: NSLayoutConstraint) {
    mentions.removeAll { $0 === constraint }
  }

  func lose(_ guide: UILayoutGuide) {
    for constraint in mentions where constraint.names(guide) { constraint.isActive = false }
    guides.removeAll { $0 === guide }
  }

  func constraints(
    affecting axis: NSLayoutConstraint.Axis, _ isMeant: (AnyObject) -> Bool
  ) -> [NSLayoutConstraint] {
    mentions.filter { constraint in
      constraint.operands.contains { operand in
        operand.axis == axis && operand.participants.contains { isMeant($0) }
      }
    }
  }
}

extension LayoutOperand {
  var axis: NSLayoutConstraint.Axis {
    switch attribute {
    case .height: .vertical
    case .width: .horizontal
    default: attribute.measure == .verticalPlace ? .vertical : .horizontal
    }
  }
}

extension NSLayoutConstraint {
  func names(_ item: AnyObject) -> Bool {
    operands.contains { operand in operand.participants.contains { $0 === item } }
  }
}
