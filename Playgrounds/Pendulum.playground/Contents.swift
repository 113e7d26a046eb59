/*:
 # The cradle

 Five balls of steel hang on threads, side by side. Pull one aside and let go: at the other end one
 flies off, and those between them hardly move. Pull two, and two fly off. How do they know how many?

 Watch, **drag a ball**, move the sliders. Then change the numbers here.
 */
import PlaygroundSupport
import UIKit

let cradle = CradleController()
PlaygroundPage.current.liveView = cradle

cradle.balls = 5
cradle.length = 190
cradle.gravity = 1
cradle.bounce = 1
cradle.air = 0.05
cradle.pull(1, degrees: 28)

//: The graphs beside these lines show the two balls at the ends: when one rests, the other swings.
var left = 0.0
var right = 0.0
var energy = 1.0
cradle.moved = { swing in
  left = swing.left
  right = swing.right
  energy = swing.energy
}

/*:
 - Experiment: On the Moon things weigh a sixth: set `gravity` to 0.17. What changes, the height of
   the swing or its time?

 - Experiment: Balls of clay keep nothing of a blow. Try a `bounce` of 0, then 0.5.

 - Experiment: Pull three balls of five. Which of them flies in both directions?

 ## How long is a swing?

 The time does not ask how heavy a ball is, nor how far it was pulled. Only the length of the thread
 counts, and gravity. A thread four times as long makes a swing twice as long.
 */
func secondsOfASwing(length: Double, gravity: Double) -> Double {
  2 * .pi * sqrt(length / (gravity * 1000))
}

for length in stride(from: 10.0, through: 400, by: 10) {
  secondsOfASwing(length: length, gravity: 1)
}

let short = secondsOfASwing(length: 50, gravity: 1)
let long = secondsOfASwing(length: 200, gravity: 1)
long / short
