import CoreGraphics
import Foundation

extension UITouch {
  /// What the touched view knows of a touch.
  enum Delivery {
    /// Nothing yet.
    case ahead
    /// Nothing, because a recognizer wants the beginning held back.
    case withheld
    case told
    /// Not that it has ended, because a recognizer wants the end held back.
    case endWithheld
    /// Everything it will ever hear.
    case over
  }

  /// A phase that was not told when it came.
  struct Missed {
    var phase: Phase
    var point: CGPoint
    var previousPoint: CGPoint
    var timestamp: TimeInterval
  }

  var now: Missed {
    get {
      Missed(
        phase: phase, point: point, previousPoint: previousPoint, timestamp: timestamp)
    }
    set {
      (phase, point, previousPoint, timestamp) = (
        newValue.phase, newValue.point, newValue.previousPoint, newValue.timestamp
      )
    }
  }
}

/// Tells views of their touches: at once, when recognizers have decided, or not at all.
///
/// All changed touches of a view come in one call for each phase. A recognizer that recognises
/// and cancels touches takes them from their views; one that delays touches keeps their beginning
/// or their end back until it has failed, and then they are told in order.
@MainActor
final class TouchDelivery {
  static let shared = TouchDelivery()

  /// Touches of which something is held back, and what.
  private var withheld: [(touch: UITouch, missed: [UITouch.Missed])] = []
  private var isReleasing = false

  // MARK: An event

  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    let told = touches.filter { isToldNow($0) }
    for (view, touches) in groups(told) { tell(view, touches, event) }
  }

  private func isToldNow(_ touch: UITouch) -> Bool {
    switch (touch.delivery, touch.phase) {
    case (.ahead, .began):
      if isTaken(touch) {
        touch.delivery = .over
        return false
      }
      guard touch.followers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided }) else {
        return true
      }
      touch.delivery = .withheld
      withheld.append((touch, [touch.now]))
      return false
    case (.withheld, .cancelled):
      forget(touch)
      touch.delivery = .over
      return false
    case (.withheld, _):
      note(touch)
      return false
    case (.told, .ended) where isEndBlocked(touch):
      touch.delivery = .endWithheld
      withheld.append((touch, [touch.now]))
      return false
    case (.told, _): return true
    default: return false
    }
  }

  private func isTaken(_ touch: UITouch) -> Bool {
    touch.followers.contains { $0.hasRecognized && $0.cancelsTouchesInView && $0.follows(touch) }
  }

  private func isEndBlocked(_ touch: UITouch) -> Bool {
    touch.followers.contains { $0.delaysTouchesEnded && $0.isUndecided }
  }

  /// Of several moves the last is told.
  private func note(_ touch: UITouch) {
    guard let index = withheld.firstIndex(where: { $0.touch === touch }) else { return }
    if touch.phase == .moved, withheld[index].missed.last?.phase == .moved {
      withheld[index].missed.removeLast()
    }
    withheld[index].missed.append(touch.now)
  }

  // MARK: What recognizers decide

  /// A recognizer has recognised: what views have not heard they never will, and they are told
  /// that the rest is none of their business any more.
  func take(from recognizer: UIGestureRecognizer) {
    var cancelled: [UITouch] = []
    for case let touch as UITouch in recognizer.sequence {
      switch touch.delivery {
      case .ahead where recognizer.cancelsTouchesInView: touch.delivery = .over
      case .withheld where recognizer.cancelsTouchesInView || recognizer.delaysTouchesBegan:
        forget(touch)
        touch.delivery = .over
      case .told where recognizer.cancelsTouchesInView,
        .endWithheld where recognizer.cancelsTouchesInView:
        cancelled.append(touch)
      default: break
      }
    }
    cancel(cancelled)
  }

  /// Tells views that heard of the touches that they are cancelled.
  func cancel(_ touches: [UITouch]) {
    // What has left before comes in a call of its own.
    let left = touches.filter { $0.delivery == .endWithheld }
    let heard = touches.filter { $0.delivery == .told }
    for touch in touches {
      forget(touch)
      touch.delivery = .over
    }
    for (view, touches) in groups(left) + groups(heard) {
      let before = touches.map(\.now)
      for touch in touches { touch.phase = .cancelled }
      view.touchesCancelled(Set(touches), with: touches[0].ground?.dispatcher.event)
      for (touch, now) in zip(touches, before) { touch.now = now }
    }
  }

  /// Tells what nobody holds back any more.
  func release() {
    guard !isReleasing else { return }
    isReleasing = true
    while let index = withheld.firstIndex(where: { !isBlocked($0.touch) }) {
      let (touch, missed) = withheld.remove(at: index)
      touch.delivery = touch.delivery == .withheld ? .ahead : .told
      replay(missed, of: touch)
    }
    isReleasing = false
  }

  private func isBlocked(_ touch: UITouch) -> Bool {
    touch.followers.contains {
      $0.isUndecided
        && (touch.delivery == .withheld ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
    }
  }

  private func replay(_ missed: [UITouch.Missed], of touch: UITouch) {
    guard let view = touch.view, let event = touch.ground?.dispatcher.event else { return }
    let now = touch.now
    for moment in missed where touch.delivery != .over {
      touch.now = moment
      tell(view, [touch], event)
    }
    touch.now = now
  }

  private func forget(_ touch: UITouch) {
    withheld.removeAll { $0.touch === touch }
  }

  // MARK: Telling

  private func groups(_ touches: [UITouch]) -> [(view: UIView, touches: [UITouch])] {
    var groups: [(view: UIView, touches: [UITouch])] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.append(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }

  private func tell(_ view: UIView, _ touches: [UITouch], _ event: UIEvent) {
    for touch in touches
    where touch.phase == .began && touch.delivery != .over && !view.scrollersLetBegin(touch, event)
    {
      touch.delivery = .over
    }
    func those(_ phase: UITouch.Phase, becoming delivery: UITouch.Delivery) -> Set<UITouch>? {
      let found = touches.filter { $0.phase == phase && $0.delivery != .over }
      for touch in found { touch.delivery = delivery }
      return found.isEmpty ? nil : Set(found)
    }
    if let began = those(.began, becoming: .told) { view.touchesBegan(began, with: event) }
    if let moved = those(.moved, becoming: .told) { view.touchesMoved(moved, with: event) }
    if let ended = those(.ended, becoming: .over) { view.touchesEnded(ended, with: event) }
    if let cancelled = those(.cancelled, becoming: .over) {
      view.touchesCancelled(cancelled, with: event)
    }
  }
}
