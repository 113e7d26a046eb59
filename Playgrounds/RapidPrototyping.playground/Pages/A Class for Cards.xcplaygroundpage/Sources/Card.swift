import UIKit

// A picture view that knows its number and which side is up.
public class Card: UIImageView {
  public let number: Int
  public private(set) var isFaceUp = false

  public init(number: Int) {
    self.number = number
    super.init(image: Picture.back)
    tag = number
    layer.cornerRadius = 10
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("A card is made in code.")
  }

  public func turn() {
    // ▼ Your step: toggle `isFaceUp`, then set
    //   `image` to `Picture.face(number)` if it is
    //   true, and to `Picture.back` if it is not.
    // ▲
  }
}
