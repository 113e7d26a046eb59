import UIKit

// 一个图片视图，知道自己的编号，也知道哪一面朝上。
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
    // ▼ 你的任务：先用 `toggle()` 切换 `isFaceUp`，
    //   再设置 `image`：如果为真，用
    //   `Picture.face(number)`；否则用 `Picture.back`。
    // ▲
  }
}
