import UIKit

/// How the table looks.
extension GameController {
  var layout: TableLayout {
    TableLayout(
      columns: grid.columns, rows: grid.rows,
      cardSize: CGSize(width: max(cardSize.width, 8), height: max(cardSize.height, 8)),
      padding: max(padding, 0))
  }

  func buildTable() {
    view.addSubview(board)
    for part in [field, countdown, scoreboard] { board.addSubview(part) }
    field.addSubview(focusRing)
    focusRing.isHidden = true
    focusRing.isUserInteractionEnabled = false
    focusRing.layer.borderWidth = 4
    countdown.layer.cornerRadius = 1.5
    countdown.alpha = 0
    field.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    field.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: #selector(held(_:))))
    scoreboard.restartButton.addTarget(self, action: #selector(restartTapped), for: .touchUpInside)
    scoreboard.peekButton.addTarget(self, action: #selector(peekTapped), for: .touchUpInside)
  }

  /// Something that can be seen is another one now.
  func looksChanged() {
    preferredContentSize = layout.size
    viewIfLoaded?.setNeedsLayout()
  }

  /// Puts everything in its place; once the game is seen, it moves there.
  func layTable() {
    guard phase != .waiting else {
      return UIView.performWithoutAnimation { placeEverything() }
    }
    UIView.animate(
      withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.placeEverything() })
  }

  private func placeEverything() {
    let layout = self.layout
    view.backgroundColor = tableColor
    UIView.performWithoutAnimation { placeBoard(layout.size) }
    scoreboard.frame = layout.scoreboard
    scoreboard.show(texts, textColor: textColor, peek: peekEnabled ? .some : .none)
    countdown.frame = layout.countdown
    countdown.backgroundColor = Colors.accent
    placeCards(layout)
    placeFocusRing()
    winPanel?.center = CGPoint(x: layout.size.width / 2, y: layout.field.midY)
  }

  /// A table that is larger than its view is shown smaller.
  private func placeBoard(_ size: CGSize) {
    let room = view.bounds.size
    let scale = min(1, room.width / size.width, room.height / size.height)
    board.bounds = CGRect(origin: .zero, size: size)
    board.center = CGPoint(x: room.width / 2, y: room.height / 2)
    board.transform = CGAffineTransform(scaleX: max(scale, 0.001), y: max(scale, 0.001))
    field.frame = board.bounds
  }

  func placeCards(_ layout: TableLayout) {
    pictures.prepare(
      PictureBox.Style(
        size: layout.cardSize, cornerRadius: max(cornerRadius, 0), backColor: backColor,
        backImage: backImage))
    for (place, card) in cards.enumerated() {
      guard let card else { continue }
      card.show(
        pictures.sides(of: card.face), size: layout.cardSize, cornerRadius: max(cornerRadius, 0))
      card.center = layout.center(of: place)
      describe(card, at: place)
    }
  }

  func showScore() {
    scoreboard.show(moves: round.moves, seconds: stopwatch.seconds, peeks: round.peeks)
  }
}
