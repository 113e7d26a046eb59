    guard hold.state == .began else { return }
// ▲
game.view.addGestureRecognizer(hold)
// ▲
