/*:
 # A race

 Three rows with the same bars, three plans, and each may do one thing at a time. Who is first?

 The second plan, *insertion sort*, is how many people sort the cards in their hand: take the next one,
 and move it to the left until it fits.
 */
import PlaygroundSupport
import UIKit

let bubbles = Row(16, .shuffled, name: "Bubble sort")
let insertion = bubbles.copy(named: "Insertion sort")
let quick = bubbles.copy(named: "Quick sort")

bubbleSort(bubbles)
insertionSort(insertion)
quickSort(quick)

let view = SortingController(bubbles, insertion, quick)
view.pace = 10
PlaygroundPage.current.liveView = view

//: Everything that was done, compared and swapped:
for row in [bubbles, insertion, quick] {
  print(row.name, row.comparisons + row.swaps)
}

/*:
 - Experiment: Let them start with `.nearlySorted`, then with `.reversed`. Who is best depends on what
   you have.

 - Experiment: Which plan wins with four bars? And with 60? Set `view.pace` to 60 then.

 The plans themselves are in **Sources**, in `Sorts.swift`. Add one of your own there: a function that
 takes a `Row`. Make it public, and let it run in the race.
 */
for count in stride(from: 4, through: 60, by: 4) {
  let row = Row(count)
  quickSort(row)
  row.comparisons
}

//: [Previous](@previous) | [To the first page](Swapping)
