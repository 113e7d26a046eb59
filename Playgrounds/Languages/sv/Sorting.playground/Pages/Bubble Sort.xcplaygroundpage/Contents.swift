/*:
 # Bubbelsortering

 Den enklaste planen: gå längs raden, jämför **grannar**, och låt dem byta plats när den vänstra är högre.
 Efter en promenad har den högsta stapeln kommit till slutet, som en bubbla till vattenytan. Efter nästa är
 den näst högsta där, och så vidare.
 */
import PlaygroundSupport
import UIKit

let row = Row(14)
let view = SortingController(row)
view.pace = 12
PlaygroundPage.current.liveView = view

//: Kurvan bredvid `row.disorder` visar hur raden blir bättre, byte för byte: alltid med ett.
for end in stride(from: row.count - 1, to: 0, by: -1) {
  for index in 0..<end {
    if row.isHigher(index, than: index + 1) {
      row.swap(index, index + 1)
      row.disorder
    }
  }
}

row.heights
row.comparisons
row.swaps

/*:
 - Experiment: Börja med `Row(14, .nearlySorted)`. Det är mindre att byta, men lika mycket jämförs. Kan du
   sluta så snart en promenad inte hade något att byta?

 - Experiment: Vilken rad är värst för den här planen? Prova `.reversed`, och titta på `row.swaps`.

 Hur många jämförelser behöver en rad med så många staplar? Titta på kurvan bredvid raden i mitten.
 */
for count in 1...40 {
  count * (count - 1) / 2
}
//: Dubbelt så många staplar, fyra gånger så mycket arbete.

//: [Föregående](@previous) | [Nästa: Quick Sort](@next)
