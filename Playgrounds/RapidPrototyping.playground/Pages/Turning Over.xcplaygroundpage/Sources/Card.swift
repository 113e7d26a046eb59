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

  public func turn() {
    isFaceUp.toggle()
    // ▼ Your step: let this line happen in a
    //   transition of the card, `self`, that takes
    //   half a second. Inside the block, write `self.`
    //   before `image`, `isFaceUp` and `number`.
    image = isFaceUp ? Picture.face(number) : Picture.back
    // ▲
  }
}
