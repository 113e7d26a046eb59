import CoreGraphics
import Foundation

/// A finger that comes in over an edge of the window.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges it may come over; none, if it is not said.
  open var edges: UIRectEdge = []

  private static let edgeWidth: CGFloat = 20
  private var crossed: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if currentState == .possible {
      for touch in touches { crossed = touch === self.touches.first ? near(touch) : crossed }
      if crossed.isEmpty || touches.contains(where: { near($0).isDisjoint(with: crossed) }) {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // Along the edge, or back over it, is none of its business.
    if currentState == .possible, hypot(way.x, way.y) >= Self.slop, !mayStart { state = .failed }
  }

  override var mayStart: Bool { super.mayStart && comesIn }

  private var comesIn: Bool {
    let isLevel = abs(way.x) >= abs(way.y)
    let inwards: UIRectEdge =
      isLevel ? (way.x > 0 ? .left : .right) : (way.y > 0 ? .top : .bottom)
    return crossed.contains(inwards)
  }

  private func near(_ touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let point = touch.location(in: touch.window)
    var found: UIRectEdge = []
    if point.x - bounds.minX <= Self.edgeWidth { found.insert(.left) }
    if bounds.maxX - point.x <= Self.edgeWidth { found.insert(.right) }
    if point.y - bounds.minY <= Self.edgeWidth { found.insert(.top) }
    if bounds.maxY - point.y <= Self.edgeWidth { found.insert(.bottom) }
    return found.intersection(edges)
  }

  open override func reset() {
    super.reset()
    crossed = []
  }
}
