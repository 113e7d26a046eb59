@_spi(UIKit) import QuartzCore
@_spi(SwiftUI) import UIKit

/// How a gesture stands to those of the views inside.
enum GesturePriority {
  case low, high, simultaneous
}

/// The recognizer of UIKit behind a gesture: it hands touches to the gesture's follower, and asks
/// UIKit for the touches when the follower wants them.
final class GestureRecognizer: UIGestureRecognizer {
  let run: any GestureRun
  let priority: GesturePriority
  private var followed: [(touch: UITouch, seen: GestureTouch)] = []
  private var timer: MainTimer?

  init(_ run: any GestureRun, priority: GesturePriority) {
    self.run = run
    self.priority = priority
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(GestureRecognizer.decided, named: "decided:"))
    cancelsTouchesInView = priority != .simultaneous
    delaysTouchesEnded = priority == .high
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !followed.contains(where: { $0.touch === touch }) {
      let seen = GestureTouch(
        id: ObjectIdentifier(touch), phase: .began, point: touch.location(in: view?.window))
      followed.append((touch, seen))
    }
    if isTapOfControl { state = .failed } else { see(touches, .began, at: event.timestamp) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    see(touches, .moved, at: event.timestamp)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    see(touches, .ended, at: event.timestamp)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    see(touches, .cancelled, at: event.timestamp)
  }

  private func see(_ touches: Set<UITouch>, _ phase: GestureTouch.Phase, at time: TimeInterval) {
    for index in followed.indices {
      let touch = followed[index].touch
      guard touches.contains(touch) else { continue }
      followed[index].seen.phase = phase
      followed[index].seen.point = touch.location(in: view?.window)
    }
    run.handle(event(at: time))
    followed.removeAll { !$0.seen.isDown }
    for index in followed.indices { followed[index].seen.phase = .stationary }
    settle()
  }

  private func event(at time: TimeInterval) -> GestureEvent {
    GestureEvent(touches: followed.map(\.seen), time: time, view: view)
  }

  /// Whether the touch is on a control inside, which is pressed then, not the view around it.
  private var isTapOfControl: Bool {
    guard run.isTap, priority == .low else { return false }
    var hit = followed.first?.touch.view
    while let current = hit, current !== view {
      if let control = current as? UIControl { return control.isEnabled }
      hit = current.superview
    }
    return false
  }

  // MARK: States

  /// Asks for what the follower's phase needs.
  private func settle() {
    timer?.invalidate()
    timer = nil
    switch run.progress {
    case .possible: run.tell()
    case .active: state = .changed
    case .ended: state = .ended
    case .failed: state = .failed
    }
    guard run.progress == .possible || run.progress == .active, let deadline = run.deadline else {
      return
    }
    timer = MainTimer(after: max(deadline - CACurrentMediaTime(), 0)) { [weak self] in
      MainActor.assumeIsolated { self?.timeCame(deadline) }
    }
  }

  private func timeCame(_ time: TimeInterval) {
    timer = nil
    guard isEnabled, view != nil else { return }
    run.handle(event(at: max(time, CACurrentMediaTime())))
    settle()
  }

  /// UIKit has granted a state, or has taken the touches away.
  func decided(_ recognizer: UIGestureRecognizer) {
    if state == .cancelled { run.fail() }
    run.tell()
  }

  override func hasFailed() {
    run.fail()
    run.tell()
  }

  override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    followed = []
    run.fail()
    run.tell()
    run.reset()
  }

  /// Between the taps of a double tap no touch is there to be followed.
  override var isBetweenTouches: Bool { timer != nil && followed.isEmpty }

  // MARK: Others

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { priority != .simultaneous }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    priority != .simultaneous
  }

  /// A tap waits for the gestures of the views inside that may still become something.
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    guard priority == .low, run.isTap, let other = other as? GestureRecognizer else { return false }
    return other.priority != .simultaneous && other.isInside(self)
  }

  /// Gestures inside wait for one that goes first.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    priority == .high && other.isInside(self)
      && (other as? GestureRecognizer)?.priority != .simultaneous
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer's view is inside that of another one.
  fileprivate func isInside(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let outer = other.view else { return false }
    return view !== outer && view.isDescendant(of: outer)
  }
}
