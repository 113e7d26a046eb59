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
    // ▼ Ditt steg: låt den här raden ske i en
    //   övergång för kortet, `self`, som tar en halv
    //   sekund. Skriv `self.` före `image`, `isFaceUp`
    //   och `number` inne i blocket.
    image = isFaceUp ? Picture.face(number) : Picture.back
    // ▲
  }
}
