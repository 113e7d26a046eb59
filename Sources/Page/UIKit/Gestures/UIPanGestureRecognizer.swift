import CoreGraphics
import Foundation
import QuartzCore

/// Fingers that move, or a wheel that is allowed to stand for them.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Which wheels pan as fingers do; none, if it is not said.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  static let slop: CGFloat = 10

  /// How far the fingers have gone together, in the window; a finger that comes or leaves on the
  /// way makes no jump.
  private(set) var way = CGPoint.zero
  private var speed = SpeedMeter()
  /// Where the wheel is turned, in the window, while one is.
  var wheelPoint: CGPoint?

  // MARK: Asking

  open func translation(in view: UIView?) -> CGPoint {
    vector(way, in: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let start = inWindow(.zero, view)
    let end = inWindow(translation, view)
    let new = CGPoint(x: end.x - start.x, y: end.y - start.y)
    speed.shift(by: CGPoint(x: new.x - way.x, y: new.y - way.y))
    way = new
  }

  /// In points a second, over the last moments.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(speed.speed, in: view)
  }

  /// A vector of the window as a view sees it, where the fingers are.
  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let end = middle(in: nil)
    let start = CGPoint(x: end.x - vector.x, y: end.y - vector.y)
    let (from, to) = (inView(start, view), inView(end, view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  private var ground: UIWindow? { touches.first?.window ?? lastWindow ?? view?.window }

  private func inView(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    guard let view, let ground, view !== ground else { return point }
    return view.convert(point, from: ground)
  }

  private func inWindow(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    guard let view, let ground, view !== ground else { return point }
    return view.convert(point, to: ground)
  }

  open override func location(in view: UIView?) -> CGPoint {
    guard let wheelPoint else { return super.location(in: view) }
    return inView(wheelPoint, view)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches {
      if currentState == .possible {
        state = .failed
      } else {
        for touch in self.touches.dropFirst(maximumNumberOfTouches) { ignore(touch, for: event) }
      }
    }
    speed.note(way, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = self.touches
    let moved = down.filter { touches.contains($0) }
    guard !moved.isEmpty else { return }
    for touch in moved {
      way.x += (touch.point.x - touch.previousPoint.x) / CGFloat(down.count)
      way.y += (touch.point.y - touch.previousPoint.y) / CGFloat(down.count)
    }
    speed.note(way, at: event.timestamp)
    hasMoved()
  }

  private func hasMoved() {
    guard touches.count >= minimumNumberOfTouches else { return }
    if currentState != .possible {
      state = .changed
    } else if mayStart {
      state = .began
    }
  }

  /// Whether the fingers have gone far enough.
  var mayStart: Bool { hypot(way.x, way.y) >= Self.slop }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else { return }
    speed.note(way, at: event.timestamp)
    state = currentState == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else { return }
    super.touchesCancelled(touches, with: event)
  }

  open override func reset() {
    super.reset()
    way = .zero
    speed = SpeedMeter()
    wheelPoint = nil
  }

  // MARK: Wheel

  /// Whether a wheel has been turned far enough.
  var mayStartByWheel: Bool { hypot(way.x, way.y) > 0 }

  func wheelTurned(_ wheel: WheelTurn, at time: TimeInterval) {
    wheelPoint = wheel.point
    lastPoints = [wheel.point]
    lastWindow = wheel.window
    way.x += wheel.delta.x
    way.y += wheel.delta.y
    speed.note(way, at: time)
    switch wheel.phase {
    case .began, .changed:
      if currentState == .possible, mayStartByWheel {
        state = .began
      } else if currentState != .possible, wheel.delta != .zero {
        state = .changed
      }
    case .ended: state = currentState == .possible ? .failed : .ended
    case .cancelled: inputCancelled()
    }
  }
}
