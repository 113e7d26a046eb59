import UIKit

/// One card: a picture view that knows its place and what is on its face.
public class Card: UIImageView {
  let shape: Shape
  let column: Int
  let row: Int

  init(shape: Shape, column: Int, row: Int) {
    self.shape = shape
    self.column = column
    self.row = row
    super.init(image: CardPictures.face(of: shape))
    tag = Shape.allCases.firstIndex(of: shape)! + 1
    layer.cornerRadius = 10
    clipsToBounds = true
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) {
    fatalError("A card is made in code.")
  }

  /// Turns it over to another picture.
  func turn(to picture: UIImage, duration: TimeInterval, then: (() -> Void)? = nil) {
    UIView.transition(
      with: self, duration: duration, options: .transitionFlipFromLeft,
      animations: { self.image = picture }, completion: { _ in then?() })
  }

  /// Fades away and leaves the table.
  func leave() {
    UIView.animate(withDuration: 0.5, animations: { self.alpha = 0 }) { _ in
      self.removeFromSuperview()
    }
  }
}
