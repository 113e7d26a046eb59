import UIKit

/// The thread a ball hangs on, from its hook to the middle of the ball.
class ThreadView: UIView {
  let hook: CGPoint

  init(hook: CGPoint, length: CGFloat) {
    self.hook = hook
    super.init(frame: CGRect(x: 0, y: 0, width: 1.5, height: length))
    backgroundColor = .systemGray
    layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    layer.position = hook
  }

  required init?(coder: NSCoder) {
    fatalError("A thread is made in code.")
  }

  /// Turns to a ball.
  func point(to place: CGPoint) {
    transform = CGAffineTransform(rotationAngle: -angle(to: place))
  }

  /// How far a place is aside of what hangs straight, to the right, in radians.
  func angle(to place: CGPoint) -> CGFloat {
    atan2(place.x - hook.x, place.y - hook.y)
  }
}
