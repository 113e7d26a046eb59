import CoreGraphics
import Foundation

/// The stack of a secondary column that lies on a primary one's.
struct CollapsedStack {
  /// The navigation controller whose stack it was.
  let owner: UINavigationController
  weak var first: UIViewController?
}

extension UINavigationController {
  /// Puts a controller on the stack, or all of what another one's stack holds.
  func takeStack(of detail: UIViewController, animated: Bool) {
    var moved = [detail]
    if let other = detail as? UINavigationController {
      moved = other.stack
      other.setViewControllers([], animated: false)
      collapsed = moved.first.map { CollapsedStack(owner: other, first: $0) }
    }
    guard !moved.isEmpty else { return }
    let below = stack.filter { controller in !moved.contains { $0 === controller } }
    replaceStack(with: below + moved, StackMovement(.push, animated: animated))
  }

  /// Takes what a secondary column had laid on the stack, or its topmost controller.
  func giveUpDetail() -> UIViewController? {
    let record = collapsed
    collapsed = nil
    guard let record, let first = record.first,
      let index = stack.firstIndex(where: { $0 === first })
    else {
      guard stack.count > 1, let top = stack.last else { return nil }
      replaceStack(with: Array(stack.dropLast()), .none)
      return top
    }
    let moved = Array(stack[index...])
    replaceStack(with: Array(stack[..<index]), .none)
    record.owner.setViewControllers(moved, animated: false)
    return record.owner
  }
}
