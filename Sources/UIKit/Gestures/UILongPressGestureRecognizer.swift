import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// A finger that stays where it is for a while.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1

  private var startPoints: [ObjectIdentifier: CGPoint] = [:]
  private var timer: MainTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { startPoints[ObjectIdentifier(touch)] = touch.location(in: nil) }
    if tracked.count > numberOfTouchesRequired {
      if currentState == .possible { state = .failed }
      return
    }
    guard tracked.count == numberOfTouchesRequired else { return }
    timer = MainTimer(after: minimumPressDuration) { [weak self] in
      MainActor.assumeIsolated { self?.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if currentState == .possible {
      if touches.contains(where: hasStrayed) { state = .failed }
    } else {
      state = .changed
    }
  }

  private func hasStrayed(_ touch: UITouch) -> Bool {
    guard let start = startPoints[ObjectIdentifier(touch)] else { return false }
    let point = touch.location(in: nil)
    return hypot(point.x - start.x, point.y - start.y) > allowableMovement
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = currentState == .possible ? .failed : .ended
  }

  open override func reset() {
    timer?.invalidate()
    timer = nil
    startPoints = [:]
  }
}
