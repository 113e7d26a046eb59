import UIKit

/// One card on the table. It shows one of its two sides, and moves as it is told.
final class Card: UIImageView {
  let face: Face
  var pictures = CardSides()
  private(set) var side = Side.up

  enum Side {
    case up, down
  }

  init(_ face: Face) {
    self.face = face
    super.init(frame: .zero)
    tag = face.number
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    fatalError("A card is made in code.")
  }

  // MARK: Looks

  func show(_ pictures: CardSides, size: CGSize, cornerRadius: CGFloat) {
    self.pictures = pictures
    image = picture(of: side)
    bounds.size = size
    let area = CGRect(origin: .zero, size: size)
    layer.shadowPath = UIBezierPath(roundedRect: area, cornerRadius: cornerRadius).cgPath
  }

  private func picture(of side: Side) -> UIImage? {
    side == .up ? pictures.face : pictures.back
  }

  // MARK: Moves

  /// Turns over, in space.
  func turn(to side: Side, duration: TimeInterval, then: @escaping () -> Void = {}) {
    self.side = side
    superview?.bringSubviewToFront(self)
    UIView.transition(
      with: self, duration: duration,
      options: [side == .up ? .transitionFlipFromLeft : .transitionFlipFromRight],
      animations: { self.image = self.picture(of: side) }, completion: { _ in then() })
  }

  /// Flies in from somewhere else.
  func arrive(from start: CGPoint, tilt: CGFloat, delay: TimeInterval, duration: TimeInterval) {
    let end = center
    UIView.performWithoutAnimation {
      center = start
      transform = CGAffineTransform(rotationAngle: tilt)
      alpha = 1
    }
    UIView.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: 0.82,
      initialSpringVelocity: 0,
      animations: {
        self.center = end
        self.transform = .identity
      })
  }

  /// Jumps for joy, then leaves the table.
  func celebrate(duration: TimeInterval) {
    UIView.animate(
      withDuration: duration * 0.6, delay: 0, usingSpringWithDamping: 0.4,
      initialSpringVelocity: 4,
      animations: { self.transform = CGAffineTransform(scaleX: 1.14, y: 1.14) },
      completion: { _ in self.leave(duration: duration * 0.4) })
  }

  func leave(duration: TimeInterval) {
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveEaseIn,
      animations: {
        self.alpha = 0
        self.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
      }, completion: { _ in self.removeFromSuperview() })
  }

  /// Shakes its head: this is not the one.
  func shake() {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, -6, 6, -4, 4, 0]
    shake.duration = 0.35
    shake.isAdditive = true
    layer.add(shake, forKey: "shake")
  }

  // MARK: For those who cannot see it

  var activated: () -> Void = {}

  override func accessibilityActivate() -> Bool {
    activated()
    return true
  }
}

/// The two pictures of a card.
struct CardSides {
  var face: UIImage?
  var back: UIImage?
}
