import CoreGraphics
import Foundation

/// Which bars a navigation controller shows.
struct NavigationBarState {
  enum Visibility {
    case shown, hidden
  }

  var bar = Visibility.shown
  var toolbar = Visibility.hidden
  var hasToolbar = false
}

/// How a change of the stack is shown.
struct StackMovement {
  var operation: UINavigationController.Operation
  var animated: Bool

  init(_ operation: UINavigationController.Operation, animated: Bool) {
    (self.operation, self.animated) = (operation, animated)
  }

  static let none = StackMovement(.none, animated: false)
}
