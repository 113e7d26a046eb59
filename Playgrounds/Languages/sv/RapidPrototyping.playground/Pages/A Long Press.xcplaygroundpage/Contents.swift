//: [Föregående: Taps and Rules](@previous)
/*:
 # Ett långt tryck

 Spelet går att spela. Innan du putsar på det, prova en idé: den som håller fingret på bordet får
 *tjuvkika*. Alla kort visar sin bild en stund. `Game` har en metod `peek()` för det, men ingen anropar
 den.

 Du skulle kunna skriva gesten i `Game`. Men än vet du inte om det är roligt att tjuvkika, så den får
 stå här på sidan, där du kan slänga den igen.
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.hold(on: game, count: \.peeks)
PlaygroundPage.current.liveView = check

/*:
 En *extension* ger en ny metod till en klass som står någon annanstans. `@objc` och `#selector` låter
 igenkännaren hitta den vid namn.

 Ett långt tryck hör av sig mer än en gång: när det har *börjat*, medan fingret rör sig, och när det har
 *slutat*. `hold.state` säger vilket det är.
 */
extension Game {
  @objc func held(_ hold: UILongPressGestureRecognizer) {
    // ▼ Ditt steg, del 1: fortsätt bara om
    //   `hold.state` är `.began`.
    // ▲
    peek()
    print("Du har tjuvkikat \(peeks) gång(er).")
  }
}

let hold = UILongPressGestureRecognizer(
  target: game, action: #selector(Game.held(_:)))
hold.minimumPressDuration = 1

// ▼ Ditt steg, del 2: en igenkännare ser
//   ingenting förrän en vy har den. Lägg till
//   `hold` i `game.view`, med
//   `addGestureRecognizer`.
// ▲

/*:
 - Experiment: Gör först bara del 2, håll fingret på bordet och räkna raderna i konsolen. Gör sedan
   del 1.

 - Experiment: Vad ska det kosta att tjuvkika? Tillåt tre gånger: ett andra `guard` kan klara det.
 */
//: [Nästa: The Whole Game](@next)
