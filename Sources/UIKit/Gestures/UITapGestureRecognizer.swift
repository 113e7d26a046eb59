import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// One or more taps with one or more fingers.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var tapsSeen = 0
  private var startPoints: [ObjectIdentifier: CGPoint] = [:]
  private var fingersSeen = 0
  private var timer: MainTimer?

  private static let slop: CGFloat = 45
  private static let longestTap = 0.75
  private static let longestPause = 0.35

  override var isBetweenTouches: Bool { tapsSeen > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { startPoints[ObjectIdentifier(touch)] = touch.location(in: nil) }
    fingersSeen = max(fingersSeen, tracked.count)
    if tracked.count > numberOfTouchesRequired { state = .failed }
    failUnlessSeen(within: Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = startPoints[ObjectIdentifier(touch)] else { continue }
      let point = touch.location(in: nil)
      if hypot(point.x - start.x, point.y - start.y) > Self.slop { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isLast = tracked.allSatisfy { touches.contains($0) || $0.phase == .ended }
    guard isLast, currentState == .possible else { return }
    guard fingersSeen == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapsSeen += 1
    fingersSeen = 0
    if tapsSeen == numberOfTapsRequired {
      stopTimer()
      state = .ended
    } else {
      failUnlessSeen(within: Self.longestPause)
    }
  }

  open override func reset() {
    stopTimer()
    (tapsSeen, fingersSeen, startPoints) = (0, 0, [:])
  }

  private func failUnlessSeen(within seconds: TimeInterval) {
    stopTimer()
    guard currentState == .possible else { return }
    timer = MainTimer(after: seconds) { [weak self] in
      MainActor.assumeIsolated { self?.state = .failed }
    }
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }
}
