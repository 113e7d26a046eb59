import UIKit

/// A handful of little stars that fly out from behind a card and are gone.
@MainActor
enum Sparkle {
  private static let count = 10

  static func burst(behind card: UIView) {
    guard !UIAccessibility.isReduceMotionEnabled, let table = card.superview else { return }
    let center = card.center
    for index in 0..<count {
      let star = UIImageView(image: picture(index))
      star.center = center
      star.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      table.insertSubview(star, belowSubview: card)
      let angle = 2 * CGFloat.pi * (CGFloat(index) + 0.5) / CGFloat(count)
      let distance = card.bounds.height * (index % 2 == 0 ? 1.05 : 0.85)
      let end = CGPoint(
        x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
      fly(star, to: end, turn: angle)
    }
  }

  private static func fly(_ star: UIView, to end: CGPoint, turn: CGFloat) {
    UIView.animate(
      withDuration: 0.8, delay: 0, options: .curveEaseOut,
      animations: {
        star.center = end
        star.transform = CGAffineTransform(rotationAngle: turn)
      })
    UIView.animate(
      withDuration: 0.3, delay: 0.5, options: .curveEaseIn, animations: { star.alpha = 0 },
      completion: { _ in star.removeFromSuperview() })
  }

  private static func picture(_ index: Int) -> UIImage {
    let colors = Colors.confetti
    return StarPicture.star(size: index % 2 == 0 ? 16 : 11, colors[index % colors.count])
  }
}
