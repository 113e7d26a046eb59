/*:
 # Quicksort

 En bättre plan är att **dela upp**. Ta en stapel, den sista, och flytta alla som är lägre till vänster sida,
 alla som är högre till höger. Själva stapeln hamnar mellan dem, och där står den för gott. Gör nu samma sak
 med vänster sida för sig, och med höger sida för sig.

 En plan som använder sig själv på mindre bitar kallas *rekursiv*.
 */
import PlaygroundSupport
import UIKit

let row = Row(14)
let view = SortingController(row)
view.pace = 8
PlaygroundPage.current.liveView = view

func sort(from first: Int, to last: Int) {
  guard first < last else { return }
  var border = first
  for index in first..<last {
    if row.isHigher(last, than: index) {
      row.swap(index, border)
      border += 1
    }
  }
  row.swap(border, last)
  sort(from: first, to: border - 1)
  sort(from: border + 1, to: last)
}

sort(from: 0, to: row.count - 1)

row.heights
row.comparisons
row.swaps

/*:
 - Experiment: Jämför `row.comparisons` med de 91 som bubbelsortering behöver för fjorton staplar.

 - Experiment: Varje plan har en dålig dag. Prova `.reversed`: den sista stapeln är då den lägsta, och delar
   ingenting. Ta stapeln i mitten i stället: låt den byta plats med den sista, före `border`.

 - Note: Med tur ger varje delning två halvor. En miljon staplar halveras tjugo gånger, inte mer.
 */
for halvings in 0...20 {
  1_000_000 >> halvings
}

//: [Föregående](@previous) | [Nästa: Race](@next)
