import Foundation

/// Recognizers of the same touches, and which of them has to wait or to give way.
extension UIGestureRecognizer {
  var rivals: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for input in sequence {
      for other in input.followers
      where other !== self && !found.contains(where: { $0 === other }) {
        found.append(other)
      }
    }
    return found
  }

  func isRival(of other: UIGestureRecognizer) -> Bool {
    sequence.contains { input in other.sequence.contains { $0 === input } }
  }

  /// Whether its recognition ends the other's chances.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !isAllowed(beside: other)
  }

  private func isAllowed(beside other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Those that have to fail first, whatever views they watch.
  var requirements: [UIGestureRecognizer] {
    let named = required.compactMap(\.recognizer).filter { $0 !== self }
    let asked = rivals.filter { other in
      !named.contains { $0 === other } && hasToWait(for: other)
    }
    return named + asked
  }

  private func hasToWait(for other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether it waits, by way of others that wait too, for one to fail.
  func isHeldBack(by other: UIGestureRecognizer) -> Bool {
    var seen: [UIGestureRecognizer] = []
    var open = [self]
    while let next = open.popLast() {
      guard next.isHeldBack, !seen.contains(where: { $0 === next }) else { continue }
      seen.append(next)
      let requirements = next.requirements
      if requirements.contains(where: { $0 === other }) { return true }
      open += requirements
    }
    return false
  }
}
