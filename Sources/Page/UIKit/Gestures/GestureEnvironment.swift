import Foundation

/// Decides what becomes of the states recognizers ask for.
///
/// While an event is handed around nothing is decided; recognizers only note what they want. Then
/// all wishes are gone through: failures first, since others may wait for them, then recognitions,
/// the earliest wish first. One that recognises lets its rivals fail; one that requires another's
/// failure is held back until that one is decided; where they wait for each other in a circle,
/// the one that asked first is granted. Wishes that come up on the way, in an action or a
/// delegate's answer, are decided in the same round. Only then do views hear the touches.
@MainActor
final class GestureEnvironment {
  static let shared = GestureEnvironment()

  /// Recognizers with wishes, in the order in which they asked.
  private var asking: [UIGestureRecognizer] = []
  /// Recognizers that are over, and go back once their touches have left.
  private var finished: [UIGestureRecognizer] = []
  private var eventsUnderWay = 0
  private var isDeciding = false

  func note(_ recognizer: UIGestureRecognizer) {
    if !asking.contains(where: { $0 === recognizer }) { asking.append(recognizer) }
    decideAll()
  }

  /// Shows an event to recognizers, and decides when all have seen it.
  func show(_ event: () -> Void) {
    eventsUnderWay += 1
    event()
    eventsUnderWay -= 1
    decideAll()
  }

  /// Fingers have left: who is over goes back.
  func inputsLeft() {
    decideAll()
  }

  private func decideAll() {
    guard eventsUnderWay == 0, !isDeciding else { return }
    isDeciding = true
    repeat {
      while decideNext() {}
      goBack()
    } while asking.contains { !$0.isHeldBack }
    isDeciding = false
    TouchDelivery.shared.release()
  }

  private func goBack() {
    let over = finished.filter { $0.isOver && $0.live.isEmpty }
    finished.removeAll { each in !each.isOver || over.contains { $0 === each } }
    for recognizer in over { recognizer.goBack() }
  }

  // MARK: One decision

  /// Decides something, and says whether there was anything to decide.
  private func decideNext() -> Bool {
    asking.removeAll { $0.wishes.isEmpty }
    if let plain = asking.first(where: { !$0.wantsToRecognize }) {
      grantNext(of: plain)
      return true
    }
    let best = asking.filter { !hasBetterRival($0) }
    for recognizer in best.isEmpty ? asking : best {
      switch verdict(on: recognizer) {
      case .wait: recognizer.isHeldBack = true
      case .grant(let one):
        recognize(one)
        return true
      case .refuse:
        recognizer.wishes = [.failed]
        recognizer.isHeldBack = false
        return true
      }
    }
    return false
  }

  private enum Verdict {
    case wait, refuse
    case grant(UIGestureRecognizer)
  }

  private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    let rivals = recognizer.rivals
    if rivals.contains(where: { $0.hasRecognized && $0.prevents(recognizer) }) { return .refuse }
    guard recognizer.isEnabled, recognizer.view != nil, recognizer.isAllowedToBegin else {
      return .refuse
    }
    let requirements = recognizer.requirements
    if requirements.contains(where: \.hasRecognized) { return .refuse }
    let undecided = requirements.filter { $0.isUndecided }
    guard !undecided.isEmpty else { return .grant(recognizer) }
    // Each waits for the other: who asked first has waited longest.
    let circle = undecided.filter { $0.isHeldBack(by: recognizer) }
    guard circle.count == undecided.count else { return .wait }
    let first = asking.first { each in each === recognizer || circle.contains { $0 === each } }
    return .grant(first ?? recognizer)
  }

  /// Whether another that wants to recognise in the same event goes first: the double tap's second
  /// tap is not the single tap's as well.
  private func hasBetterRival(_ recognizer: UIGestureRecognizer) -> Bool {
    asking.contains { other in
      other !== recognizer && !other.isHeldBack && other.isRival(of: recognizer)
        && !recognizer.canPrevent(other) && other.prevents(recognizer)
    }
  }

  // MARK: Carrying out

  private func recognize(_ recognizer: UIGestureRecognizer) {
    recognizer.isHeldBack = false
    for rival in recognizer.rivals where recognizer.prevents(rival) {
      switch rival.currentState {
      case .possible:
        rival.wishes = [.failed]
        rival.isHeldBack = false
      case .began, .changed: rival.wishes = [.cancelled]
      case .ended, .cancelled, .failed: continue
      }
      if !asking.contains(where: { $0 === rival }) { asking.append(rival) }
    }
    grantNext(of: recognizer)
    TouchDelivery.shared.take(from: recognizer)
  }

  private func grantNext(of recognizer: UIGestureRecognizer) {
    var later = recognizer.wishes
    let new = later.removeFirst()
    recognizer.currentState = new
    // While this is told nothing else is so; and what is asked for then counts more.
    recognizer.wishes = []
    defer { if recognizer.wishes.isEmpty { recognizer.wishes = later } }
    if recognizer.isOver {
      recognizer.stopWaiting()
      if !finished.contains(where: { $0 === recognizer }) { finished.append(recognizer) }
    }
    guard new != .failed else { return recognizer.hasFailed() }
    for target in recognizer.targets { target.send(from: recognizer) }
  }
}

extension UIGestureRecognizer {
  /// Whether its next wish takes it out of `possible` with success.
  fileprivate var wantsToRecognize: Bool {
    currentState == .possible && wishes.first != .failed
  }
}
