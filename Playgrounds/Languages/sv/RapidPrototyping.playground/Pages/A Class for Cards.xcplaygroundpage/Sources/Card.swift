import UIKit

// En bildvy som vet sitt nummer och vilken sida som är uppåt.
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
    // ▼ Ditt steg: växla `isFaceUp` med `toggle()`
    //   och sätt sedan `image` till
    //   `Picture.face(number)` om den är sann, annars
    //   till `Picture.back`.
    // ▲
  }
}
