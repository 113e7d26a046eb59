import CoreGraphics
import Foundation

/// One or more taps with one or more fingers.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The buttons of a mouse that tap; a finger always does.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var tapsSeen = 0
  private var fingersSeen = 0
  private var firstTapPoint: CGPoint?

  private static let slop: CGFloat = 45
  private static let longestTap = 0.75
  private static let longestPause = 0.35

  @_spi(SwiftUI)
  open override var isBetweenTouches: Bool { tapsSeen > 0 }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = self.touches
    fingersSeen = max(fingersSeen, down.count)
    let isAstray = down.contains { touch in
      firstTapPoint.map { Self.isFar(touch.point, from: $0) } ?? false
    }
    if down.count > numberOfTouchesRequired || (isAstray && numberOfTouchesRequired == 1) {
      state = .failed
    } else if down.count == touches.count {
      wait(Self.longestTap, for: .failed)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { Self.isFar($0.point, from: $0.startPoint) }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard fingersSeen == numberOfTouchesRequired else {
      state = .failed
      return
    }
    firstTapPoint = firstTapPoint ?? self.touches.first?.point
    tapped()
  }

  private static func isFar(_ point: CGPoint, from other: CGPoint) -> Bool {
    hypot(point.x - other.x, point.y - other.y) > slop
  }

  // MARK: Presses

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if self.presses.count > 1 { state = .failed } else { wait(Self.longestTap, for: .failed) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    tapped()
  }

  // MARK: Counting

  private func tapped() {
    tapsSeen += 1
    fingersSeen = 0
    if tapsSeen >= numberOfTapsRequired {
      stopWaiting()
      state = .ended
    } else {
      wait(Self.longestPause, for: .failed)
    }
  }

  open override func reset() {
    super.reset()
    (tapsSeen, fingersSeen, firstTapPoint) = (0, 0, nil)
  }

  /// A first tap does not end the chances of a second.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
