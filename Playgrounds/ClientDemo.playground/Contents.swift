/*:
 # One screen, three proposals

 A small café wants a screen where people order their cup. Three drawings on paper would only show
 how it *looks*. This shows how it *feels*: choose a proposal at the top, tap a size, order.

 While you talk with your client, change what the client asks for. The screen follows every line.
 */
import PlaygroundSupport
import UIKit

//: ## Warm
var warm = Proposal(name: "Warm")
warm.theme = .sunrise
warm.corners = .round
warm.headline = "Good morning!"
warm.firstButton = .order

//: ## Quiet
var quiet = Proposal(name: "Quiet")
quiet.theme = .forest
quiet.corners = .soft
quiet.headline = "Your cup is waiting."
quiet.firstButton = .surprise

//: ## Late
var late = Proposal(name: "Late")
late.theme = .night
late.corners = .square
late.headline = "One more before we close?"
late.firstButton = .order

let demo = DemoController(proposals: [warm, quiet, late])
PlaygroundPage.current.liveView = demo

/*:
 - Experiment: “I like the first one, but more like berries.” Give `warm` the theme `.berry`.
   There is `.paper` too.

 - Experiment: “Does it work with longer words?” Type a headline that needs two lines.

 - Experiment: “And which one do we see first?” Change the number below.
 */
demo.chosen = 0

//: Can everybody read the words on the buttons? From 4.5 on they can.
for proposal in [warm, quiet, late] {
  proposal.theme.contrast
}

//: What is ordered on the screen is seen here, too.
var orders = 0
demo.ordered = { cup in
  orders += 1
  print("\(orders): \(cup)")
}
