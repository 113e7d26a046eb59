/*:
 # Quick sort

 A better plan is to **divide**. Take one bar, the last, and bring all that are lower to the left
 side, all that are higher to the right. The bar itself goes between them, and there it stays for
 good. Now do the same with the left side alone, and with the right side alone.

 A plan that uses itself for smaller pieces is called *recursive*.
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
 - Experiment: Compare `row.comparisons` with the 91 that bubble sort needs for fourteen bars.

 - Experiment: Every plan has a bad day. Try `.reversed`: the last bar is then the lowest, and
   divides nothing. Take the bar in the middle instead: swap it with the last one, before `border`.

 - Note: With luck each division makes two halves. A million bars are halved twenty times, and no more.
 */
for halvings in 0...20 {
  1_000_000 >> halvings
}

//: [Previous](@previous) | [Next: Race](@next)
