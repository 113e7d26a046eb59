import CoreGraphics
import Foundation
import QuartzCore

/// A wheel that is turned over a view, from the first step to the rest.
@MainActor
final class WheelTurn: FollowedInput {
  enum Phase {
    case began, changed, ended, cancelled
  }

  var followers: [UIGestureRecognizer] = []
  let type: UIScrollTypeMask
  weak var window: UIWindow?
  var phase = Phase.began
  /// In the window.
  var point = CGPoint.zero
  /// Where the contents go: a positive y moves them down.
  var delta = CGPoint.zero

  init(type: UIScrollTypeMask) {
    self.type = type
  }
}

/// A wheel is turned.
@MainActor
final class ScrollEvent: UIEvent {
  override var type: EventType { .scroll }
}

/// Brings the turns of a wheel to the pans around the pointer that take them.
@MainActor
final class WheelDispatcher {
  private unowned let window: UIWindow
  private let event = ScrollEvent()
  private var turn: WheelTurn?

  struct Step {
    var phase: WheelTurn.Phase
    var type: UIScrollTypeMask
    var point: CGPoint
    var delta: CGPoint
  }

  init(window: UIWindow) {
    self.window = window
  }

  func deliver(_ step: Step, modifiers: UIKeyModifierFlags) {
    let time = CACurrentMediaTime()
    event.timestamp = time
    event.modifierFlags = modifiers
    if step.phase == .began, turn != nil { end(.cancelled, time) }
    let turn = self.turn ?? begin(step)
    self.turn = turn
    (turn.phase, turn.point, turn.delta) = (step.phase, step.point, step.delta)
    tell(turn, time)
    if step.phase == .ended || step.phase == .cancelled { leave(turn) }
  }

  private func begin(_ step: Step) -> WheelTurn {
    let turn = WheelTurn(type: step.type)
    turn.window = window
    let view = window.hitTest(step.point, with: event)
    for case let pan as UIPanGestureRecognizer in UIGestureRecognizer.around(view)
    where pan.allowedScrollTypesMask.contains(step.type) && pan.accepts(event) {
      pan.follow(turn)
    }
    return turn
  }

  private func end(_ phase: WheelTurn.Phase, _ time: TimeInterval) {
    guard let turn else { return }
    (turn.phase, turn.delta) = (phase, .zero)
    tell(turn, time)
    leave(turn)
  }

  private func tell(_ turn: WheelTurn, _ time: TimeInterval) {
    GestureEnvironment.shared.show {
      for case let pan as UIPanGestureRecognizer in turn.followers where pan.follows(turn) {
        if pan.isEnabled, !pan.isOver { pan.wheelTurned(turn, at: time) }
      }
    }
  }

  private func leave(_ turn: WheelTurn) {
    self.turn = nil
    for recognizer in turn.followers { recognizer.inputLeft(turn) }
    GestureEnvironment.shared.inputsLeft()
  }

  /// The window goes away.
  func cancelAll() {
    end(.cancelled, CACurrentMediaTime())
  }

  func viewLeft(_ view: UIView) {
    for recognizer in turn?.followers ?? []
    where recognizer.view?.isDescendant(of: view) == true {
      recognizer.abandon()
    }
  }
}
