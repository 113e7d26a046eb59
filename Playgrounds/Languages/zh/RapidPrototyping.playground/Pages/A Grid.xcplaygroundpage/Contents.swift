//: [上一页：A Class for Cards](@previous)
/*:
 # 排成网格

 十六张牌排成四列四行。一张牌该放在哪里？应该只有一个函数知道，别处都不用知道：这样要改的时候，只改一个地方。

 从左边缘到一张牌的中心，先是一个间距，再是半张牌；前面每多一列，就再加一整张牌和一个间距。这就是下面的 `x`。从上到下完全一样，只是换成高度和行。
 */
import PlaygroundSupport
import UIKit

let padding: CGFloat = 16
let size = Picture.size

func center(column: Int, row: Int) -> CGPoint {
  let x =
    padding + size.width / 2
    + CGFloat(column) * (size.width + padding)
  // ▼ 你的任务（一）：现在每张牌的 `y` 都一样。把
  //   `row` 的那一份加上。
  let y = padding + size.height / 2
  // ▲
  return CGPoint(x: x, y: y)
}

let table = UIView(
  frame: CGRect(
    x: 0, y: 0,
    width: padding + 4 * (size.width + padding),
    height: padding + 4 * (size.height + padding)))
table.backgroundColor = .felt

/*:
 循环从 0 数到 15。`index % 4` 是除以四的余数：0、1、2、3，然后又从 0 开始。所以用它做列正合适。
 */
for index in 0..<16 {
  let column = index % 4
  // ▼ 你的任务（二）：那么行呢？每过四张牌，它加一。
  let row = 0
  // ▲
  let card = Card(number: index / 2 + 1, isFaceUp: true)
  card.center = center(column: column, row: row)
  table.addSubview(card)
}

PlaygroundPage.current.liveView = Check.grid(on: table)

/*:
 - Experiment: 看看 `column` 和 `row` 旁边的值：它们显示一个数在循环中一步步怎样变化。然后把 `padding` 改成 4，或者 40。牌和桌子都会跟着变，因为两者都是由它算出来的。
 */
//: [下一页：Shuffling](@next)
