//: [Föregående: A Grid](@previous)
/*:
 # Blanda

 Rutnätet är klart, så det har flyttat ur vägen: `Table`, i den här sidans Sources, lägger ut vilken
 kortlek den än får. Här på sidan finns bara dagens fråga kvar. *Vad är en kortlek?*

 En kortlek är en array av tal, vart och ett två gånger, i en ordning som ingen känner till. `pictures`
 har varje tal en gång. `flatMap` byter ut varje element mot en array och sätter ihop dem efter varandra:

     [1, 2].flatMap { [$0, $0, $0] }    // [1, 1, 1, 2, 2, 2]
 */
import PlaygroundSupport
import UIKit

let pictures = Array(1...8)

// ▼ Ditt steg, del 1: låt varje tal finnas två
//   gånger.
let pairs = pictures.flatMap { [$0] }
// ▲

// ▼ Ditt steg, del 2: blanda dem. Arrayer har en
//   metod för det: `shuffled()`.
let deck = pairs
// ▲

let table = Table(deck: deck)
PlaygroundPage.current.liveView = Check.deck(on: table)

/*:
 - Experiment: Kör sidan igen, och en gång till. Leken är en annan varje gång. Hur skulle du kunna dela
   ut samma lek igen, för att spela den med en vän?

 - Note: `shuffled()` ger dig en ny array, `shuffle()` ändrar den du har. Swift tycker om sådana par:
   `sorted()` och `sort()`, `reversed()` och `reverse()`.
 */
//: [Nästa: Turning Over](@next)
