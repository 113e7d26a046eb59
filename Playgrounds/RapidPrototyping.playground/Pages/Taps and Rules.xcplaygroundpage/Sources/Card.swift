import UIKit

public class Card: UIImageView {
  public let number: Int
  public private(set) var isFaceUp: Bool

  public init(number: Int, isFaceUp: Bool = false) {
    self.number = number
    self.isFaceUp = isFaceUp
    super.init(image: isFaceUp ? Picture.face(number) : Picture.back)
    tag = number
    layer.cornerRadius = 10
    clipsToBounds = true
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) {
    fatalError("A card is made in code.")
  }

  public func turn(duration: TimeInterval = 0.5, then done: (() -> Void)? = nil) {
    isFaceUp.toggle()
    UIView.transition(
      with: self, duration: duration, options: .transitionFlipFromLeft,
      animations: { self.image = self.isFaceUp ? Picture.face(self.number) : Picture.back },
      completion: { _ in done?() })
  }

  public func leave() {
    UIView.animate(
      withDuration: 0.5, animations: { self.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }
}
