import CoreGraphics
import Foundation

/// Brings a window's touches to gesture recognizers, and then to views.
///
/// A touch belongs to the view that was hit when it began, and to the recognizers of that view
/// and all views around it. Recognizers always see a touch first; once one of them has
/// recognised and cancels touches, the view is told `touchesCancelled` and nothing more.
@MainActor
final class TouchDispatcher {
  private unowned let window: UIWindow
  private var touches: [UInt32: UITouch] = [:]
  private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

  private static let tapInterval = 0.35
  private static let tapDistance: CGFloat = 45

  init(window: UIWindow) {
    self.window = window
  }

  func deliver(_ phase: UITouch.Phase, identifier: UInt32, at point: CGPoint) {
    let time = CACurrentMediaTime()
    if phase == .began { begin(identifier, at: point, time: time) }
    guard let touch = touches[identifier] else { return }
    if phase != .began {
      touch.previousPoint = touch.point
      touch.point = point
    }
    touch.phase = phase
    touch.timestamp = time
    let event = UIEvent()
    event.timestamp = time
    event.allTouches = Set(touches.values)
    window.sendEvent(event)
    if phase == .ended || phase == .cancelled {
      touches[identifier] = nil
      settle(touch)
    } else {
      touch.phase = .stationary
    }
  }

  private func begin(_ identifier: UInt32, at point: CGPoint, time: TimeInterval) {
    if touches[identifier] != nil { deliver(.cancelled, identifier: identifier, at: point) }
    let touch = UITouch()
    (touch.point, touch.previousPoint, touch.window) = (point, point, window)
    if let last = lastTap, time - last.time < Self.tapInterval,
      hypot(point.x - last.point.x, point.y - last.point.y) < Self.tapDistance
    {
      touch.tapCount = last.count + 1
    }
    lastTap = (time, point, touch.tapCount)
    let event = UIEvent()
    touch.view = window.hitTest(point, with: event)
    touch.gestureRecognizers = recognizers(around: touch.view).filter { $0.accepts(touch) }
    touches[identifier] = touch
  }

  private func recognizers(around view: UIView?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next = view
    while let view = next {
      found += view.gestureRecognizers ?? []
      next = view.superview
    }
    return found.filter(\.isEnabled)
  }

  /// What a window does with an event.
  func send(_ event: UIEvent) {
    let changed = (event.allTouches ?? []).filter { $0.phase != .stationary }
    for touch in changed {
      for recognizer in touch.gestureRecognizers ?? [] {
        recognizer.receive(touch, event)
      }
      sendToView(touch, event)
    }
  }

  private func sendToView(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view, touch.viewDelivery == .active else { return }
    let taking = (touch.gestureRecognizers ?? []).contains {
      $0.hasRecognized && $0.cancelsTouchesInView
    }
    if taking {
      touch.viewDelivery = .cancelled
      if touch.phase != .began { view.touchesCancelled([touch], with: event) }
      return
    }
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  /// A recognizer that recognised by its timer takes the touch from the view at once.
  func cancelInViews(_ recognizer: UIGestureRecognizer) {
    for touch in touches.values where touch.viewDelivery == .active {
      guard touch.gestureRecognizers?.contains(recognizer) == true,
        touch.phase == .stationary
      else { continue }
      touch.viewDelivery = .cancelled
      touch.view?.touchesCancelled([touch], with: nil)
    }
  }

  private func settle(_ touch: UITouch) {
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.touchLeft(touch) }
  }
}
