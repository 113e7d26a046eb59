import UIKit

// Uma view de imagem que sabe seu número e qual lado está para cima.
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
    // ▼ Seu passo: inverta `isFaceUp` com `toggle()`
    //   e depois ponha em `image`
    //   `Picture.face(number)`, se for true, ou
    //   `Picture.back`, se não for.
    // ▲
  }
}
