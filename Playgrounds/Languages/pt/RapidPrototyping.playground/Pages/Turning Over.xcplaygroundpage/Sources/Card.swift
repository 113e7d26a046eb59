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
    // ▼ Seu passo: faça esta linha acontecer numa
    //   transição da carta, `self`, que dure meio
    //   segundo. Dentro do bloco, escreva `self.`
    //   antes de `image`, `isFaceUp` e `number`.
    image = isFaceUp ? Picture.face(number) : Picture.back
    // ▲
  }
}
