import UIKit

/// How a round begins and ends.
extension GameController {
  func newRound() {
    guard isViewLoaded else { return looksChanged() }
    clearTable()
    roundNumber += 1
    var generator = SystemRandomNumberGenerator()
    let faces = Face.some(layout.pairs, of: animals, using: &generator)
    round = .shuffled(pairsOf: faces, using: &generator)
    cards = round.faces.enumerated().map { place, face in
      let card = Card(face)
      card.activated = { [weak self] in self?.turn(place) }
      card.alpha = 0
      field.addSubview(card)
      return card
    }
    showScore()
    looksChanged()
    if phase != .waiting { deal() }
  }

  private func clearTable() {
    for card in cards { card?.leave(duration: 0.25) }
    winPanel?.removeFromSuperview()
    winPanel = nil
    stopTicks()
    stopwatch = Stopwatch()
    peekState = PeekState()
    countdown.alpha = 0
    focus = nil
    focusRing.isHidden = true
  }

  /// Runs something later, unless another round has begun by then.
  func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    let number = roundNumber
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      if self?.roundNumber == number { action() }
    }
  }

  // MARK: Dealing

  /// The cards fly in from below, lie open for a while, and are turned all together.
  func deal() {
    phase = .dealing
    let layout = self.layout
    UIView.performWithoutAnimation { placeCards(layout) }
    let stack = CGPoint(
      x: layout.size.width / 2, y: layout.size.height + layout.cardSize.height)
    let flight = dealDuration * 0.5
    let step = (dealDuration - flight) / Double(max(cards.count - 1, 1))
    for (place, card) in cards.enumerated() {
      card?.arrive(
        from: stack, tilt: place % 2 == 0 ? 0.5 : -0.5, delay: step * Double(place),
        duration: flight)
    }
    after(dealDuration) { self.look() }
  }

  private func look() {
    phase = .looking
    countdown.alpha = 0.8
    countdown.transform = .identity
    UIView.animate(
      withDuration: lookDuration, delay: 0, options: .curveLinear,
      animations: { self.countdown.transform = CGAffineTransform(scaleX: 0.001, y: 1) })
    after(lookDuration) { self.endLook() }
  }

  /// The game begins.
  func endLook() {
    guard phase == .looking else { return }
    phase = .dealing
    countdown.alpha = 0
    turnHidden(to: .down)
    after(flipDuration) {
      self.phase = .playing
      self.announce(self.texts.dealt(self.layout.pairs))
    }
  }

  /// Turns all cards that lie face down as far as the rules know.
  func turnHidden(to side: Card.Side) {
    for place in round.hidden {
      guard let card = cards[place], card.side != side else { continue }
      card.turn(to: side, duration: flipDuration)
      describe(card, at: place)
    }
  }

  // MARK: The end

  func finish() {
    phase = .won
    stopTicks()
    focusRing.isHidden = true
    let panel = WinPanel(score, texts, textColor: textColor)
    panel.center = CGPoint(x: layout.size.width / 2, y: layout.field.midY)
    panel.button.addTarget(self, action: #selector(restartTapped), for: .touchUpInside)
    board.addSubview(panel)
    winPanel = panel
    panel.appear()
    Confetti.rain(behind: panel)
    announce(texts.won + " " + texts.result(score))
    whenWon(score)
  }

  // MARK: Time

  func startTicks() {
    guard !stopwatch.isRunning else { return }
    stopwatch.start()
    ticks = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  func stopTicks() {
    stopwatch.stop()
    ticks?.invalidate()
    ticks = nil
  }

  @objc func tick() {
    showScore()
  }
}
