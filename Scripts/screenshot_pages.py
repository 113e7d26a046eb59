"""The pages that the pictures of the studio show."""

RESULTS = """import UIKit
import PlaygroundSupport

let title = "Squares"
var heights = [Double]()
for step in 1...24 {
    heights.append(sin(Double(step) / 4) * 40 + 60)
}
let accent = UIColor(red: 0.18, green: 0.37, blue: 0.82, alpha: 1)

let chart = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 200))
chart.backgroundColor = .white
for (index, height) in heights.enumerated() {
    let bar = UIView(frame: CGRect(
        x: 12 + Double(index) * 14, y: 180 - height, width: 10, height: height))
    bar.backgroundColor = accent.withAlphaComponent(0.4 + height / 200)
    bar.layer.cornerRadius = 3
    chart.addSubview(bar)
}
chart
PlaygroundPage.current.liveView = chart
"""

PROSE = """/*:
 # A ball that falls

 Every playground is a **page of code** that runs while you write it. Change the *number* below and
 look at the right side.

 - Note: What stands in `code` is Swift, everything else is for reading.

 1. Change `bounces`.
 2. Look at the values beside the lines.
*/
let bounces = 6
//: Each bounce is lower than the last one.
var height = 100.0
for bounce in 1...bounces {
    height *= 0.7
}
//: > Experiment: Let the ball lose less.
height
"""

ERRORS = """import UIKit

let numbers = [3, 1, 4, 1, 5]
let doubled = numbers.map { $0 * 2 }
let sum: String = doubled.reduce(0, +)

func greet(name: String) -> String {
    return "Hello, \\(nme)"
}
"""

CONSOLE = """for round in 1...3 {
    print("Round \\(round)")
    for card in 1...4 {
        print("  card \\(card) turned")
    }
}
let cards = ["ace", "king"]
print(cards[2])
"""
