import CoreGraphics
import Foundation

extension UIControl {
  /// How far a finger may stray and still be said to be inside; a finger hides what it touches.
  static let touchSlop: CGFloat = 70

  func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = first(of: touches) else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      forgetTouch()
      return
    }
    isHighlighted = true
    menuMayBegin(touch)
    sendActions(
      for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isMostlyInside(touch)
    if isTouchInside != wasInside { isHighlighted = isTouchInside }
    guard continueTracking(touch, with: event) else {
      if trackedTouch === touch { forgetTouch() }
      return
    }
    guard isTracking else { return }
    if touchHasShownMenu { contextMenuInteraction?.follow(touch) }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events, with: event)
  }

  func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isMostlyInside(touch)
    isHighlighted = false
    endTracking(touch, with: event)
    var events = isTouchInside ? eventsOfTouchUpInside : .touchUpOutside
    if touchHasShownMenu {
      contextMenuInteraction?.lift(touch)
      events = .touchCancel
    }
    (trackedTouch, isTracking, touchHasShownMenu) = (nil, false, false)
    sendActions(for: events, with: event)
    if !isTracking { isTouchInside = false }
  }

  /// The touch was taken away, or the control can do nothing with it any more.
  func stopTracking(with event: UIEvent?) {
    guard isTracking else { return }
    forgetTouch()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  private func forgetTouch() {
    (trackedTouch, isTracking, isTouchInside, touchHasShownMenu) = (nil, false, false, false)
    isHighlighted = false
  }

  private func isMostlyInside(_ touch: UITouch) -> Bool {
    let slop = UIControl.touchSlop
    let point = touch.location(in: self)
    return bounds.insetBy(dx: -slop, dy: -slop).contains(point)
      || self.point(inside: point, with: nil)
  }

  /// Of several that come at once, always the same one.
  private func first(of touches: Set<UITouch>) -> UITouch? {
    touches.min { left, right in
      (left.timestamp, left.point.y, left.point.x) < (right.timestamp, right.point.y, right.point.x)
    }
  }
}
