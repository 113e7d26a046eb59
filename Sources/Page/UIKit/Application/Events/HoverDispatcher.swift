import CoreGraphics
import Foundation
import QuartzCore

/// A pointer moves without a button.
@MainActor
final class HoverEvent: UIEvent {
  override var type: EventType { .hover }
}

/// Brings the pointer to the hover recognizers of the views under it.
@MainActor
final class HoverDispatcher {
  private unowned let window: UIWindow
  private let event = HoverEvent()
  private var inside: [WeakRecognizer] = []

  init(window: UIWindow) {
    self.window = window
  }

  /// The pointer is here now; nowhere, if it has left the window.
  func move(to point: CGPoint?, modifiers: UIKeyModifierFlags = []) {
    event.timestamp = CACurrentMediaTime()
    event.modifierFlags = modifiers
    let view = point.flatMap { window.hitTest($0, with: event) }
    let before = inside.compactMap { $0.recognizer as? UIHoverGestureRecognizer }
    let now = UIGestureRecognizer.around(view).compactMap { $0 as? UIHoverGestureRecognizer }
      .filter { each in
        each.isEnabled && (before.contains { $0 === each } || each.accepts(event))
      }
    inside = now.map { WeakRecognizer(recognizer: $0) }
    GestureEnvironment.shared.show {
      for hover in before where !now.contains(hover) && hover.currentState != .possible {
        hover.state = .ended
      }
      for hover in now {
        hover.window = window
        hover.point = point ?? hover.point
        hover.modifierFlags = modifiers
        hover.state = hover.currentState == .possible ? .began : .changed
      }
    }
  }

  func viewLeft(_ view: UIView) {
    for recognizer in inside.compactMap(\.recognizer)
    where recognizer.view?.isDescendant(of: view) == true {
      recognizer.abandon()
    }
  }
}
