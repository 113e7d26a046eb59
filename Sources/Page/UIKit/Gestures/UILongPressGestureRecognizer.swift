import CoreGraphics
import Foundation

/// Fingers that stay where they are for a while, perhaps after some taps.
///
/// It begins when the time is over, changes as the fingers move, and ends when one is lifted.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps before the fingers stay down.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before the time is over.
  open var allowableMovement: CGFloat = 10

  private var tapsSeen = 0
  private var fingersSeen = 0

  private static let longestTap = 0.75
  private static let longestPause = 0.35

  @_spi(SwiftUI)
  open override var isBetweenTouches: Bool { tapsSeen > 0 }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard currentState == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    fingersSeen = max(fingersSeen, self.touches.count)
    if fingersSeen > numberOfTouchesRequired {
      state = .failed
    } else if tapsSeen < numberOfTapsRequired {
      wait(Self.longestTap, for: .failed)
    } else if fingersSeen == numberOfTouchesRequired {
      wait(minimumPressDuration, for: .began)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if currentState != .possible {
      state = .changed
    } else if touches.contains(where: hasStrayed) {
      state = .failed
    }
  }

  private func hasStrayed(_ touch: UITouch) -> Bool {
    let (start, point) = (touch.startPoint, touch.point)
    return hypot(point.x - start.x, point.y - start.y) > allowableMovement
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard currentState == .possible else {
      state = .ended
      return
    }
    guard tapsSeen < numberOfTapsRequired, fingersSeen <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    endTap(isWhole: fingersSeen == numberOfTouchesRequired)
  }

  private func endTap(isWhole: Bool) {
    guard isWhole else {
      state = .failed
      return
    }
    tapsSeen += 1
    fingersSeen = 0
    wait(Self.longestPause, for: .failed)
  }

  // MARK: Presses

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if self.presses.count > 1 { state = .failed } else { wait(minimumPressDuration, for: .began) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = currentState == .possible ? .failed : .ended
  }

  open override func reset() {
    super.reset()
    (tapsSeen, fingersSeen) = (0, 0)
  }
}
