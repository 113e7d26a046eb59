import CoreGraphics
import Foundation
import QuartzCore

/// What a recognizer follows, from its first touch to its going back to `possible`.
extension UIGestureRecognizer {
  /// Touches on the screen that it follows, in the order in which they came.
  var touches: [UITouch] { live.compactMap { $0 as? UITouch } }

  var presses: [UIPress] { live.compactMap { $0 as? UIPress } }

  // MARK: Taking on

  /// Whether it is in a state in which something new can reach it.
  private var isOpen: Bool {
    guard isEnabled, !isHeldBack else { return false }
    switch state {
    case .possible, .began, .changed: return true
    case .ended, .cancelled, .failed: return false
    }
  }

  /// Whether a touch that begins is for this recognizer.
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isOpen, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
      return false
    }
    if requiresExclusiveTouchType, let first = touches.first, first.type != touch.type {
      return false
    }
    guard accepts(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func accepts(_ press: UIPress, _ event: UIEvent) -> Bool {
    guard isOpen, allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }),
      accepts(event)
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
  }

  func accepts(_ event: UIEvent) -> Bool {
    guard isOpen, shouldReceive(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  func follow(_ input: any FollowedInput) {
    live.append(input)
    sequence.append(input)
    if !input.followers.contains(where: { $0 === self }) { input.followers.append(self) }
  }

  /// Leaves something alone that it followed.
  func unfollow(_ input: any FollowedInput) {
    live.removeAll { $0 === input }
    sequence.removeAll { $0 === input }
    input.followers.removeAll { $0 === self }
  }

  func follows(_ input: any FollowedInput) -> Bool { live.contains { $0 === input } }

  // MARK: Events

  /// Lets it see what has changed, phase by phase.
  func see(_ touches: [UITouch], _ event: UIEvent) {
    modifierFlags = event.modifierFlags
    buttonMask = event.buttonMask
    func changed(_ phase: UITouch.Phase) -> Set<UITouch>? {
      let found = touches.filter { $0.phase == phase && follows($0) }
      guard !found.isEmpty, isWatching else { return nil }
      notePlaces()
      return Set(found)
    }
    if let began = changed(.began) { touchesBegan(began, with: event) }
    if let moved = changed(.moved) { touchesMoved(moved, with: event) }
    if let ended = changed(.ended) { touchesEnded(ended, with: event) }
    if let cancelled = changed(.cancelled) { touchesCancelled(cancelled, with: event) }
  }

  func see(_ presses: [UIPress], _ event: UIPressesEvent) {
    modifierFlags = event.modifierFlags
    func changed(_ phase: UIPress.Phase) -> Set<UIPress>? {
      let found = presses.filter { $0.phase == phase && follows($0) }
      return found.isEmpty || !isWatching ? nil : Set(found)
    }
    if let began = changed(.began) { pressesBegan(began, with: event) }
    if let changed = changed(.changed) { pressesChanged(changed, with: event) }
    if let ended = changed(.ended) { pressesEnded(ended, with: event) }
    if let cancelled = changed(.cancelled) { pressesCancelled(cancelled, with: event) }
  }

  /// What is over, or waits for others to fail, sees nothing more.
  private var isWatching: Bool {
    guard isEnabled else { return false }
    switch state {
    case .possible, .began, .changed: return !(isHeldBack && wishes.last == .ended)
    case .ended, .cancelled, .failed: return false
    }
  }

  /// Something is over, and nobody needs it any more.
  func inputLeft(_ input: any FollowedInput) {
    guard follows(input) else { return }
    notePlaces()
    live.removeAll { $0 === input }
    if live.isEmpty, currentState == .possible, !isUndecided { sequence = [] }
  }

  func inputCancelled() {
    state = currentState == .possible ? .failed : .cancelled
  }

  // MARK: Places

  private func notePlaces() {
    let touches = touches
    guard !touches.isEmpty else { return }
    lastPoints = touches.map { $0.location(in: nil) }
    lastWindow = touches[0].window
  }

  func middle(in view: UIView?) -> CGPoint {
    let touches = touches
    if touches.isEmpty {
      let point = Self.middle(of: lastPoints)
      guard let view, let lastWindow, view !== lastWindow else { return point }
      return view.convert(point, from: lastWindow)
    }
    return Self.middle(of: touches.map { $0.location(in: view) })
  }

  private static func middle(of points: [CGPoint]) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
  }
}
