    guard recognizer.state == .began else { return }
// ◂
game.view.addGestureRecognizer(hold)
// ◂
