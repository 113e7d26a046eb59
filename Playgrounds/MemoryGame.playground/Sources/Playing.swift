import UIKit

/// What happens when a card is touched.
extension GameController {
  @objc func tapped(_ recognizer: UITapGestureRecognizer) {
    focusRing.isHidden = true
    if phase == .looking { return endLook() }
    if let place = layout.place(at: recognizer.location(in: field)) { turn(place) }
  }

  @objc func restartTapped() {
    restart()
  }

  /// Turns a card face up, if the rules allow it.
  func turn(_ place: Int) {
    guard phase == .playing, round.sides.indices.contains(place), round.sides[place] == .down,
      let card = cards[place]
    else { return }
    startTicks()
    turnMismatchBack()
    let turn = round.turn(place)
    let number = roundNumber
    card.turn(to: .up, duration: flipDuration) { [weak self] in
      if self?.roundNumber == number { self?.turned(turn) }
    }
    describe(card, at: place)
    showScore()
    announce(texts.name(of: card.face))
  }

  private func turned(_ turn: Round<Face>.Turn) {
    switch turn {
    case .refused, .first: break
    case .match(let one, let other): found([one, other])
    case .mismatch(let one, let other): missed([one, other].sorted())
    }
  }

  private func found(_ places: [Int]) {
    announce(texts.match(texts.name(of: round.faces[places[0]])))
    for place in places {
      guard let card = cards[place] else { continue }
      cards[place] = nil
      card.accessibilityElementsHidden = true
      field.bringSubviewToFront(card)
      card.celebrate(duration: matchDuration)
      Sparkle.burst(behind: card)
    }
    if round.isWon {
      stopwatch.stop()
      after(matchDuration * 0.8) { self.finish() }
    }
  }

  private func missed(_ places: [Int]) {
    guard round.mismatch == places else { return }
    let names = places.map { texts.name(of: round.faces[$0]) }
    announce(texts.mismatch(names[0], names[1]))
    for place in places { cards[place]?.shake() }
    let moves = round.moves
    after(mismatchDuration) {
      // Who goes on sooner has turned them back himself.
      if self.round.moves == moves, self.round.mismatch == places { self.turnMismatchBack() }
    }
  }

  func turnMismatchBack() {
    for place in round.turnBack() {
      guard let card = cards[place] else { continue }
      card.turn(to: .down, duration: flipDuration)
      describe(card, at: place)
    }
  }
}
