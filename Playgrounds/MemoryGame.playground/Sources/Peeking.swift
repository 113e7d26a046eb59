import UIKit

/// A look at all the cards: as long as a finger is held on the table, or for a moment.
extension GameController {
  struct PeekState {
    var cards = CardsOfAPeek.closed
    var finger = Finger.lifted

    enum CardsOfAPeek {
      case closed, opening, open
    }

    enum Finger {
      case held, lifted
    }
  }

  @objc func held(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began: beginPeek()
    case .ended, .cancelled, .failed: endPeek()
    default: break
    }
  }

  @objc func peekTapped() {
    peek()
  }

  func peekForAMoment() {
    guard beginPeek() else { return }
    after(flipDuration + peekDuration) { self.endPeek() }
  }

  @discardableResult
  private func beginPeek() -> Bool {
    guard peekEnabled, phase == .playing, !round.isWon else { return false }
    phase = .peeking
    startTicks()
    round.turnBack()
    round.peek()
    peekState = PeekState(cards: .opening, finger: .held)
    turnHidden(to: .up)
    showScore()
    after(flipDuration) {
      self.peekState.cards = .open
      if self.peekState.finger == .lifted { self.closePeek() }
    }
    return true
  }

  /// Cards that are still on their way up come down when they have arrived.
  private func endPeek() {
    guard phase == .peeking else { return }
    peekState.finger = .lifted
    if peekState.cards == .open { closePeek() }
  }

  private func closePeek() {
    peekState.cards = .closed
    turnHidden(to: .down)
    after(flipDuration) { if self.phase == .peeking { self.phase = .playing } }
  }
}
