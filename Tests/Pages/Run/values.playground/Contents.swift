import Foundation

let name = "Lekplats"
var total = 0
for number in 1...5 {
  total += number
}
let half = Double(total) / 2
let words = ["lek", "plats"]
let nothing: Int? = nil
let pair = (1, "one")

struct Point {
  var x = 1
  var y = 2
}
var point = Point()
point.x = 5

func square(_ number: Int) -> Int {
  number * number
}
square(7)
[3, 1, 2].sorted()
