import UIKit

/// One card on the table; cards with the same tag are a pair.
public class Card: UIImageView {
  public let column: Int
  public let row: Int
  let face: UIImage

  init(face: UIImage, tag: Int, column: Int, row: Int) {
    self.face = face
    self.column = column
    self.row = row
    super.init(image: face)
    self.tag = tag
    isUserInteractionEnabled = true
    clipsToBounds = true
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) {
    fatalError("Cards are dealt, not decoded.")
  }

  /// Turns the card so that it shows another picture.
  func turn(
    to picture: UIImage, duration: TimeInterval = 0.5, then next: ((Bool) -> Void)? = nil
  ) {
    UIView.transition(
      with: self, duration: duration, options: .transitionFlipFromLeft,
      animations: { self.image = picture }, completion: next)
  }
}
