import Foundation

/// What a state that is asked for leads to.
extension UIGestureRecognizer {
  /// Whether it has recognised and not gone back yet.
  var hasRecognized: Bool {
    switch currentState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  var isOver: Bool {
    switch currentState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Undecided: it follows something, or waits for more, and has not failed.
  var isUndecided: Bool {
    isEnabled && view != nil && currentState == .possible
      && (!live.isEmpty || isBetweenTouches || isHeldBack || !wishes.isEmpty)
  }

  /// Notes a state that is asked for. Within one event, changes are told once; what would be
  /// over before anyone heard of it has never begun.
  func ask(for new: State) {
    switch (wishes.last ?? currentState, new) {
    case (.possible, .began), (.possible, .ended): wishes = [new]
    case (.possible, .changed): wishes = [.began]
    case (.possible, .failed), (.possible, .cancelled): wishes = [.failed]
    case (.began, .changed):
      guard wishes.isEmpty else { return }
      wishes = [.changed]
    case (.changed, .changed): wishes = [.changed]
    case (.began, .ended), (.changed, .ended):
      wishes.removeAll { $0 == .changed }
      wishes.append(.ended)
    case (.began, .failed), (.began, .cancelled), (.changed, .failed), (.changed, .cancelled):
      wishes = [currentState == .possible ? .failed : .cancelled]
    case (.ended, .failed), (.ended, .cancelled):
      guard currentState == .possible, !wishes.isEmpty else { return }
      wishes = [.failed]
    default: return
    }
    if wishes.first == .failed { isHeldBack = false }
    GestureEnvironment.shared.note(self)
  }

  /// Ends whatever it does: it was switched off, taken away, or its view has left.
  func abandon() {
    stopWaiting()
    isHeldBack = false
    switch currentState {
    case .began, .changed: wishes = [.cancelled]
    case .possible where !sequence.isEmpty || isBetweenTouches: wishes = [.failed]
    default: wishes = []
    }
    for input in live { inputLeft(input) }
    GestureEnvironment.shared.note(self)
  }

  /// Whether its view and its delegate let it leave `possible`; asked once.
  var isAllowedToBegin: Bool {
    if let mayBegin { return mayBegin }
    let answer =
      viewsAround.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
    mayBegin = answer
    return answer
  }

  /// From the views that were hit out to its own: a control has a say in what superviews watch.
  private var viewsAround: [UIView] {
    guard let own = view else { return [] }
    var found: [UIView] = []
    for case let touch as UITouch in sequence {
      var next = touch.view
      while let view = next, view !== own {
        if !found.contains(where: { $0 === view }) { found.append(view) }
        next = view.superview
      }
    }
    return found + [own]
  }

  func goBack() {
    stopWaiting()
    isHeldBack = false
    wishes = []
    mayBegin = nil
    for input in sequence where !follows(input) { input.followers.removeAll { $0 === self } }
    sequence = live
    currentState = .possible
    reset()
  }
}
