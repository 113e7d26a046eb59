import CoreGraphics
import Foundation

// Gesture recognizers.

extension InterfaceMaker {
  func fillRecognizer(_ recognizer: UIGestureRecognizer, _ element: InterfaceElement) {
    element.flag("enabled").apply { recognizer.isEnabled = $0 }
    element.flag("cancelsTouchesInView").apply { recognizer.cancelsTouchesInView = $0 }
    element.flag("delaysTouchesBegan").apply { recognizer.delaysTouchesBegan = $0 }
    element.flag("delaysTouchesEnded").apply { recognizer.delaysTouchesEnded = $0 }
    switch recognizer {
    case let recognizer as UITapGestureRecognizer:
      element.integer("numberOfTapsRequired").apply { recognizer.numberOfTapsRequired = max($0, 1) }
      element.integer("numberOfTouchesRequired")
        .apply { recognizer.numberOfTouchesRequired = max($0, 1) }
    case let recognizer as UILongPressGestureRecognizer:
      element.integer("numberOfTapsRequired").apply { recognizer.numberOfTapsRequired = max($0, 0) }
      element.integer("numberOfTouchesRequired")
        .apply { recognizer.numberOfTouchesRequired = max($0, 1) }
      element.number("minimumPressDuration")
        .apply { recognizer.minimumPressDuration = TimeInterval($0) }
      element.number("allowableMovement").apply { recognizer.allowableMovement = $0 }
    case let recognizer as UISwipeGestureRecognizer:
      element.integer("numberOfTouchesRequired")
        .apply { recognizer.numberOfTouchesRequired = max($0, 1) }
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      element["direction"].flatMap { directions[$0] }.apply { recognizer.direction = $0 }
    case let recognizer as UIScreenEdgePanGestureRecognizer:
      element.value("edges").apply { recognizer.edges = $0.edges }
      fillPan(recognizer, element)
    case let recognizer as UIPanGestureRecognizer: fillPan(recognizer, element)
    case let recognizer as UIPinchGestureRecognizer:
      element.number("scale").apply { if $0 > 0 { recognizer.scale = $0 } }
    case let recognizer as UIRotationGestureRecognizer:
      element.number("rotation").apply { recognizer.rotation = $0 }
    default: break
    }
  }

  private func fillPan(_ recognizer: UIPanGestureRecognizer, _ element: InterfaceElement) {
    element.integer("minimumNumberOfTouches")
      .apply { recognizer.minimumNumberOfTouches = max($0, 1) }
    element.integer("maximumNumberOfTouches")
      .apply { recognizer.maximumNumberOfTouches = max($0, 1) }
  }
}
