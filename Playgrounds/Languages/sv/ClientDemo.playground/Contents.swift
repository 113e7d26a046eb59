/*:
 # En skärm, tre förslag

 Ett litet kafé vill ha en skärm där gästerna beställer sin kopp. Tre teckningar på papper skulle
 bara visa hur den *ser ut*. Det här visar hur den *känns*: välj ett förslag högst upp, tryck på en
 storlek, beställ.

 Ändra det din kund ber om medan ni pratar. Skärmen följer varje rad.
 */
import PlaygroundSupport
import UIKit

//: ## Varmt
var warm = Proposal(name: "Varmt")
warm.theme = .sunrise
warm.corners = .round
warm.headline = "God morgon!"
warm.firstButton = .order

//: ## Stilla
var quiet = Proposal(name: "Stilla")
quiet.theme = .forest
quiet.corners = .soft
quiet.headline = "Din kopp väntar."
quiet.firstButton = .surprise

//: ## Sent
var late = Proposal(name: "Sent")
late.theme = .night
late.corners = .square
late.headline = "En till innan vi stänger?"
late.firstButton = .order

let demo = DemoController(proposals: [warm, quiet, late])
PlaygroundPage.current.liveView = demo

/*:
 - Experiment: ”Jag tycker om det första, men mer som bär.” Ge `warm` temat `.berry`. Det finns
   också `.paper`.

 - Experiment: ”Fungerar det med längre ord?” Skriv en rubrik som behöver två rader.

 - Experiment: ”Och vilket ser vi först?” Ändra talet här nedanför.
 */
demo.chosen = 0

//: Kan alla läsa orden på knapparna? Från 4,5 och uppåt går det.
for proposal in [warm, quiet, late] {
  proposal.theme.contrast
}

//: Det som beställs på skärmen syns också här.
var orders = 0
demo.ordered = { cup in
  orders += 1
  print("\(orders): \(cup)")
}
