import Greetings
import PlaygroundSupport
import UIKit

let label = GreetingLabel(name: "Astrid")
label.text
let count = letters(of: "Astrid")
PlaygroundPage.current.liveView = label
