//: [Föregående: A Long Press](@previous)
/*:
 # Hela spelet

 Det här blev det av en tom sida. Det finns inget kvar att fylla i. Spela till slutet: den sista
 kontrollen vill se ett tomt bord.
 */
import PlaygroundSupport
import UIKit

let game = Game()
PlaygroundPage.current.liveView = Check.victory(in: game)

game.padding = 12
game.turnDuration = 0.4
game.view.backgroundColor = UIColor(
  red: 0.29, green: 0.24, blue: 0.40, alpha: 1)

extension Game {
  @objc func held(_ hold: UILongPressGestureRecognizer) {
    guard hold.state == .began else { return }
    peek()
  }
}

let hold = UILongPressGestureRecognizer(
  target: game, action: #selector(Game.held(_:)))
hold.minimumPressDuration = 1
game.view.addGestureRecognizer(hold)

/*:
 ## Det här kan du nu

 | Du kan … | Sida |
 |---|---|
 | läsa värden och ändra dem | [Start](Start) |
 | rita en bild | [One Card](One%20Card) |
 | flytta kod till Sources | [A Class for Cards](A%20Class%20for%20Cards) |
 | räkna ut var saker ligger | [A Grid](A%20Grid) |
 | göra en array och blanda den | [Shuffling](Shuffling) |
 | låta en ändring bli en rörelse | [Turning Over](Turning%20Over) |
 | säga vad som körs när, och använda `didSet` | [Properties](Properties) |
 | svara på tryck och skriva regler | [Taps and Rules](Taps%20and%20Rules) |
 | prova en idé från sidan | [A Long Press](A%20Long%20Press) |

 ## Vart du kan gå härifrån

 - Ändra färgerna, mellanrummet och tiden ovan tills spelet är ditt.
 - Räkna dragen och visa dem i en `UILabel`.
 - Rita egna bilder i **Sign.swift**, i den Sources som alla sidor delar.
 - Öppna lekplatsen **MemoryGame**, som följer med Lekplats. Det är samma spel, färdigt: med djur,
   utdelning, drag och tid, och tangentbord.

 - Callout(Först ska det fungera): Ditt spel är inget mönster av ordning, och det behöver det inte vara.
   En prototyp svarar på en fråga. När du vet att idén är bra kan du göra den vacker.
 */
//: [Tillbaka till Start](Start)
