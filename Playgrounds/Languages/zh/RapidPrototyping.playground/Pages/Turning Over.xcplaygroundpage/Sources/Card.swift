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
    // ▼ 你的任务：让这一行在这张牌（`self`）的过渡里
    //   发生，用时半秒。在闭包里，`image`、`isFaceUp`
    //   和 `number` 前面要写 `self.`。
    image = isFaceUp ? Picture.face(number) : Picture.back
    // ▲
  }
}
