//: [Previous: A Class for Cards](@previous)
/*:
 # A Grid

 Sixteen cards lie in four columns and four rows. Where does a card go? One function should know, and
 nobody else: then there is one place to change it.

 From the left edge to the middle of a card it is the padding, half a card, and for each column
 before it a whole card with its padding. That is `x` below. From top to bottom it is just the same,
 with heights and rows.
 */
import PlaygroundSupport
import UIKit

let padding: CGFloat = 16
let size = Picture.size

func center(column: Int, row: Int) -> CGPoint {
  let x =
    padding + size.width / 2
    + CGFloat(column) * (size.width + padding)
  // ▼ Your step, part 1: so far every card has the
  //   same `y`. Add what `row` is worth.
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
 The loop counts from 0 to 15. `index % 4` is the remainder of a division by four: 0, 1, 2, 3, and
 again from 0. So it makes a good column.
 */
for index in 0..<16 {
  let column = index % 4
  // ▼ Your step, part 2: and the row? It grows by
  //   one after every fourth card.
  let row = 0
  // ▲
  let card = Card(number: index / 2 + 1, isFaceUp: true)
  card.center = center(column: column, row: row)
  table.addSubview(card)
}

PlaygroundPage.current.liveView = Check.grid(on: table)

/*:
 - Experiment: Look at the values beside `column` and `row`: they show how a number went, turn by
   turn. Then set `padding` to 4, or to 40. Cards and table follow, since both are calculated
   from it.
 */
//: [Next: Shuffling](@next)
