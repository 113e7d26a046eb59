/*:
 # Bubble sort

 The simplest plan: walk along the row, compare **neighbours**, and swap them where the left one is
 higher. After one walk the highest bar has come to the end, like a bubble to the top of the water.
 After the next walk the second highest is there, and so on.
 */
import PlaygroundSupport
import UIKit

let row = Row(14)
let view = SortingController(row)
view.pace = 12
PlaygroundPage.current.liveView = view

//: The graph beside `row.disorder` shows how the row gets better, swap by swap: always by one.
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
 - Experiment: Begin with `Row(14, .nearlySorted)`. There is less to swap, and yet as much is compared.
   Can you stop as soon as a walk had nothing to swap?

 - Experiment: What is the worst row for this plan? Try `.reversed`, and look at `row.swaps`.

 How many comparisons does a row of so many bars need? Look at the graph beside the middle line.
 */
for count in 1...40 {
  count * (count - 1) / 2
}
//: Twice as many bars, four times the work.

//: [Previous](@previous) | [Next: Quick Sort](@next)
