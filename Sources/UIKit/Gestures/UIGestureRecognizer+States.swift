import CoreGraphics
import Foundation

extension UIGestureRecognizer {
  /// Whether it has recognised and not gone back yet.
  var hasRecognized: Bool {
    switch currentState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  // MARK: Touches

  func accepts(_ touch: UITouch) -> Bool {
    isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  func receive(_ touch: UITouch, _ event: UIEvent) {
    guard isEnabled else { return }
    if touch.phase == .began {
      guard currentState != .failed, currentState != .ended, currentState != .cancelled else {
        return
      }
      tracked.append(touch)
      lastTouches = tracked
    }
    guard tracked.contains(touch), currentState != .failed, currentState != .cancelled,
      currentState != .ended
    else { return }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  func touchLeft(_ touch: UITouch) {
    lastTouches = tracked.isEmpty ? lastTouches : tracked
    tracked.removeAll { $0 === touch }
    goBackIfOver()
  }

  func stopWatching() {
    if currentState == .began || currentState == .changed {
      move(to: .cancelled)
    } else if !tracked.isEmpty, currentState == .possible {
      move(to: .failed)
    }
    tracked = []
    goBackIfOver()
  }

  private func goBackIfOver() {
    guard tracked.isEmpty, waitingState == nil else { return }
    switch currentState {
    case .ended, .failed, .cancelled:
      currentState = .possible
      reset()
    case .possible, .began, .changed: break
    }
  }

  // MARK: States

  func move(to new: State) {
    switch (currentState, new) {
    case (.possible, .began), (.possible, .ended): recognize(as: new)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed): tell(.changed)
    case (.began, .ended), (.changed, .ended): tell(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      tell(.cancelled)
    default: break
    }
  }

  private func recognize(as new: State) {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true,
      !rivals.contains(where: { $0.hasRecognized && !$0.isAllowed(beside: self) })
    else {
      fail()
      return
    }
    let blocking = requirements.filter { $0.isUndecided }
    if !blocking.isEmpty {
      waitingState = new
      return
    }
    if requirements.contains(where: \.hasRecognized) {
      fail()
      return
    }
    waitingState = nil
    for rival in rivals where !isAllowed(beside: rival) {
      if canPrevent(rival), rival.canBePrevented(by: self) { rival.prevented() }
    }
    tell(new)
    if new == .began { view?.window?.dispatcher.cancelInViews(self) }
  }

  private func prevented() {
    switch currentState {
    case .possible: fail()
    case .began, .changed: tell(.cancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  private func fail() {
    waitingState = nil
    currentState = .failed
    releaseWaiting()
    goBackIfOver()
  }

  private func tell(_ new: State) {
    currentState = new
    for target in targets { target.send(from: self) }
    if new == .ended || new == .cancelled {
      releaseWaiting()
      goBackIfOver()
    }
  }

  // MARK: Rivals

  /// Undecided: it watches a touch, or waits for another one, and has not failed.
  private var isUndecided: Bool {
    isEnabled && currentState == .possible && (!tracked.isEmpty || isBetweenTouches)
  }

  /// Other recognizers of the same touches.
  private var rivals: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in tracked.isEmpty ? lastTouches : tracked {
      for other in touch.gestureRecognizers ?? []
      where other !== self && !found.contains(where: { $0 === other }) {
        found.append(other)
      }
    }
    return found
  }

  private var requirements: [UIGestureRecognizer] {
    let named = required.compactMap(\.recognizer)
    let asked = rivals.filter { other in
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
        || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }
    return named + asked.filter { other in !named.contains { $0 === other } }
  }

  private func isAllowed(beside other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Recognizers that waited for this one may go on, or have to fail.
  private func releaseWaiting() {
    for other in rivals {
      guard let state = other.waitingState, other.requirements.contains(where: { $0 === self })
      else { continue }
      other.waitingState = nil
      if currentState == .failed { other.recognize(as: state) } else { other.fail() }
    }
  }
}
