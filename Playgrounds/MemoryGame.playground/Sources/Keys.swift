import UIKit

/// Playing with the keyboard: arrows, space or return, R and P.
extension GameController {
  var gameKeys: [UIKeyCommand] {
    let keys: [(String, Selector)] = [
      (UIKeyCommand.inputUpArrow, #selector(focusUp)),
      (UIKeyCommand.inputDownArrow, #selector(focusDown)),
      (UIKeyCommand.inputLeftArrow, #selector(focusLeft)),
      (UIKeyCommand.inputRightArrow, #selector(focusRight)),
      (" ", #selector(turnFocused)),
      ("\r", #selector(turnFocused)),
      ("r", #selector(restartTapped)),
      ("p", #selector(peekTapped)),
    ]
    return keys.map { input, action in
      let key = UIKeyCommand(input: input, modifierFlags: [], action: action)
      key.wantsPriorityOverSystemBehavior = true
      return key
    }
  }

  @objc func focusUp() { moveFocus(right: 0, down: -1) }
  @objc func focusDown() { moveFocus(right: 0, down: 1) }
  @objc func focusLeft() { moveFocus(right: -1, down: 0) }
  @objc func focusRight() { moveFocus(right: 1, down: 0) }

  @objc func turnFocused() {
    switch phase {
    case .won: restart()
    case .looking: endLook()
    default:
      guard let focus, !focusRing.isHidden else { return showFocus(focus ?? firstCard) }
      turn(focus)
    }
  }

  private var places: [Int] { cards.indices.filter { cards[$0] != nil } }
  private var firstCard: Int? { places.first }

  private func moveFocus(right: Int, down: Int) {
    guard let focus, !focusRing.isHidden else { return showFocus(focus ?? firstCard) }
    let next = layout.place(from: focus, right: right, down: down, among: places)
    UIView.animate(
      withDuration: 0.15, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.showFocus(next ?? focus) })
  }

  private func showFocus(_ place: Int?) {
    guard phase != .won else { return }
    focus = place
    focusRing.isHidden = place == nil
    placeFocusRing()
  }

  func placeFocusRing() {
    guard let focus else { return }
    focusRing.frame = layout.frame(of: focus).insetBy(dx: -6, dy: -6)
    focusRing.layer.cornerRadius = max(cornerRadius, 0) + 6
    focusRing.layer.borderColor = Colors.accent.resolvedColor(with: traitCollection).cgColor
  }
}
