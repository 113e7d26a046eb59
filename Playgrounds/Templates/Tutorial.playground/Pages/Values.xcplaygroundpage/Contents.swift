/*:
 # Values

 Each line has its value beside it. Change a line, and all that depend on it follow.
 */
import Foundation

let days = 7
let hours = days * 24
let words = "A week has \(hours) hours"

//: `let` names a value for good, `var` one that changes.
var total = 0
for number in 1...10 {
  total += number
}
total

//: A function has a name, takes values and gives one back.
func average(of numbers: [Double]) -> Double {
  var sum = 0.0
  for number in numbers { sum += number }
  return numbers.isEmpty ? 0 : sum / Double(numbers.count)
}

let temperatures = [18.5, 21.0, 19.5, 24.0]
average(of: temperatures)
average(of: [])

/*:
 - Experiment: Write a function that finds the largest of some numbers. Which value do you begin
   with, if there are none?
 */
func largest(of numbers: [Double]) -> Double? {
  var found: Double?
  for number in numbers where number > (found ?? number - 1) {
    found = number
  }
  return found
}

largest(of: temperatures)

//: Loops draw graphs: look at the value of this line, as it was each time.
for step in 0..<60 {
  sin(Double(step) / 6)
}

//: [Next](@next)
