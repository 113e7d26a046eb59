/*:
 # Vaggan

 Fem kulor av stål hänger på trådar, sida vid sida. Dra en åt sidan och släpp: i andra änden flyger en
 ut, och de däremellan rör sig knappt. Dra två, och två flyger ut. Hur vet de hur många?

 Titta, **dra i en kula**, rör reglagen. Ändra sedan talen här.
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

//: Kurvorna bredvid raderna visar de två kulorna i ändarna: när den ena vilar svänger den andra.
var left = 0.0
var right = 0.0
var energy = 1.0
cradle.moved = { swing in
  left = swing.left
  right = swing.right
  energy = swing.energy
}

/*:
 - Experiment: På månen väger allt en sjättedel: sätt `gravity` till 0.17. Vad ändras, svängningens
   höjd eller dess tid?

 - Experiment: Kulor av lera behåller ingenting av en stöt. Prova `bounce` 0, sedan 0.5.

 - Experiment: Dra tre kulor av fem. Vilken av dem flyger åt båda hållen?

 ## Hur lång är en svängning?

 Tiden frågar inte hur tung kulan är, och inte hur långt den drogs. Bara trådens längd räknas, och
 tyngdkraften. En fyra gånger så lång tråd ger en dubbelt så lång svängning.
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
