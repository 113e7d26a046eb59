import CoreGraphics
import Foundation
import QuartzCore

/// A finger that moves.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private static let slop: CGFloat = 10
  private static let velocityWindow = 0.1

  /// Where the movement is counted from, and where the fingers have been lately, in the window.
  private var origin: CGPoint?
  private var trail: [(time: TimeInterval, point: CGPoint)] = []

  open func translation(in view: UIView?) -> CGPoint {
    guard let origin else { return .zero }
    return vector(from: origin, to: middle, in: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = inView(middle, view)
    origin = inWindow(CGPoint(x: now.x - translation.x, y: now.y - translation.y), view)
  }

  /// In points a second, over the last moments.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = trail.last, let first = trail.first, last.time > first.time else {
      return .zero
    }
    let way = vector(from: first.point, to: last.point, in: view)
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: way.x / time, y: way.y / time)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > maximumNumberOfTouches {
      if currentState == .possible { state = .failed }
      return
    }
    if currentState == .possible { origin = middle }
    note()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note()
    guard currentState == .possible else {
      state = .changed
      return
    }
    guard let origin, tracked.count >= minimumNumberOfTouches else { return }
    if hypot(middle.x - origin.x, middle.y - origin.y) >= Self.slop { state = .began }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = tracked.filter { !touches.contains($0) }
    if currentState == .possible {
      if left.isEmpty { state = .failed }
    } else if left.count < minimumNumberOfTouches {
      state = .ended
    }
  }

  open override func reset() {
    origin = nil
    trail = []
  }

  private var middle: CGPoint { location(in: nil) }

  private func note() {
    let now = CACurrentMediaTime()
    trail.append((now, middle))
    trail.removeAll { now - $0.time > Self.velocityWindow }
  }

  private func vector(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    let (start, end) = (inView(start, view), inView(end, view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func inView(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  private func inWindow(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    view?.convert(point, to: nil) ?? point
  }
}
