import CoreGraphics
import Foundation

// Gesture recognizers.

extension InterfaceMaker {
  func fillRecognizer(_ recognizer: UIGestureRecognizer, _ element: InterfaceElement) {
    element.flag("enabled").map { recognizer.isEnabled = $0 }
    element.flag("cancelsTouchesInView").map { recognizer.cancelsTouchesInView = $0 }
    element.flag("delaysTouchesBegan").map { recognizer.delaysTouchesBegan = $0 }
    element.flag("delaysTouchesEnded").map { recognizer.delaysTouchesEnded = $0 }
    switch recognizer {
    case let recognizer as UITapGestureRecognizer:
      element.integer("numberOfTapsRequired").map { recognizer.numberOfTapsRequired = max($0, 1) }
      element.integer("numberOfTouchesRequired")
        .map { recognizer.numberOfTouchesRequired = max($0, 1) }
    case let recognizer as UILongPressGestureRecognizer:
      element.integer("numberOfTapsRequired").map { recognizer.numberOfTapsRequired = max($0, 0) }
      element.integer("numberOfTouchesRequired")
        .map { recognizer.numberOfTouchesRequired = max($0, 1) }
      element.number("minimumPressDuration")
        .map { recognizer.minimumPressDuration = TimeInterval($0) }
      element.number("allowableMovement").map { recognizer.allowableMovement = $0 }
    case let recognizer as UISwipeGestureRecognizer:
      element.integer("numberOfTouchesRequired")
        .map { recognizer.numberOfTouchesRequired = max($0, 1) }
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      element["direction"].flatMap { directions[$0] }.map { recognizer.direction = $0 }
    case let recognizer as UIScreenEdgePanGestureRecognizer:
      element.value("edges").map { recognizer.edges = $0.edges }
      fillPan(recognizer, element)
    case let recognizer as UIPanGestureRecognizer: fillPan(recognizer, element)
    case let recognizer as UIPinchGestureRecognizer:
      element.number("scale").map { if $0 > 0 { recognizer.scale = $0 } }
    case let recognizer as UIRotationGestureRecognizer:
      element.number("rotation").map { recognizer.rotation = $0 }
    default: break
    }
  }

  private func fillPan(_ recognizer: UIPanGestureRecognizer, _ element: InterfaceElement) {
    element.integer("minimumNumberOfTouches")
      .map { recognizer.minimumNumberOfTouches = max($0, 1) }
    element.integer("maximumNumberOfTouches")
      .map { recognizer.maximumNumberOfTouches = max($0, 1) }
  }
}
