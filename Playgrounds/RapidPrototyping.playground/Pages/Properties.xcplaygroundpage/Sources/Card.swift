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
  }

  required init?(coder: NSCoder) {
    fatalError("A card is made in code.")
  }

  public func turn(duration: TimeInterval = 0.5) {
    isFaceUp.toggle()
    UIView.transition(with: self, duration: duration, options: .transitionFlipFromLeft) {
      self.image = self.isFaceUp ? Picture.face(self.number) : Picture.back
    }
  }
}
