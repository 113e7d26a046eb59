//: [Föregående: A Class for Cards](@previous)
/*:
 # Ett rutnät

 Sexton kort ligger i fyra kolumner och fyra rader. Var ska ett kort ligga? En funktion ska veta det,
 och ingen annan: då finns det ett enda ställe att ändra på.

 Från vänsterkanten till mitten av ett kort är det mellanrummet, ett halvt kort och, för varje kolumn
 före, ett helt kort med sitt mellanrum. Det är `x` nedan. Uppifrån och ned är det likadant, med höjder
 och rader.
 */
import PlaygroundSupport
import UIKit

let padding: CGFloat = 16
let size = Picture.size

func center(column: Int, row: Int) -> CGPoint {
  let x =
    padding + size.width / 2
    + CGFloat(column) * (size.width + padding)
  // ▼ Ditt steg, del 1: än så länge har alla kort
  //   samma `y`. Lägg till det som `row` är värd.
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
 Slingan räknar från 0 till 15. `index % 4` är resten vid division med fyra: 0, 1, 2, 3 och så från 0
 igen. Därför blir den en bra kolumn.
 */
for index in 0..<16 {
  let column = index % 4
  // ▼ Ditt steg, del 2: och raden? Den ökar med
  //   ett efter vart fjärde kort.
  let row = 0
  // ▲
  let card = Card(number: index / 2 + 1, isFaceUp: true)
  card.center = center(column: column, row: row)
  table.addSubview(card)
}

PlaygroundPage.current.liveView = Check.grid(on: table)

/*:
 - Experiment: Titta på värdena bredvid `column` och `row`: de visar hur ett tal har ändrats, varv för
   varv. Sätt sedan `padding` till 4, eller till 40. Både kort och bord följer med, för båda räknas ut
   från det.
 */
//: [Nästa: Shuffling](@next)
