/*:
 # Memory

 Åtta par djur ligger på bordet. Titta noga medan korten ligger uppvända. Vänd sedan två kort i
 taget och hitta dem som hör ihop.

 Tryck på ett kort, eller spela med piltangenterna och mellanslag. **Håll** ett finger mot bordet,
 eller tryck *P*, för att tjuvtitta på alla kort; *R* ger nya kort.
 */
import PlaygroundSupport
import UIKit

let game = GameController()
PlaygroundPage.current.liveView = game
/*:
 ## Gör det till ditt

 Ändra ett tal eller klicka på en färg: bordet följer med direkt.
 */
game.padding = 16
game.cornerRadius = 12
game.backColor = #colorLiteral(red: 0.894, green: 0.341, blue: 0.31, alpha: 1)
game.lookDuration = 1.2
game.peekEnabled = true
/*:
 - Experiment: För lätt? Ett bord på `(6, 4)` har tolv par. Några av djuren tar på sig en hatt så att
   de räcker till. Vill du ha en snabb omgång, prova `(3, 2)`.
 */
game.grid = (4, 4)
/*:
 - Experiment: Skriv `game.backImage = UIImage(named: "back")` på en egen rad, så får baksidorna
   bilden som ligger i Resources. Släpp en egen bild där och använd dess namn.

 ## Varje värde på sin plats

 Det en rad ger står bredvid den. Klicka på en bild för att se den i stort format.
 */
let fox = CardPictures.face(Face(.fox))
let whale = CardPictures.face(Face(.whale, .hat))
let table = game.preferredContentSize
//: Hur troligt är det att hitta alla par på ren tur, utan en enda miss?
var luck = 1.0
for cards in stride(from: 16, to: 0, by: -2) {
  luck /= Double(cards - 1)
}
"en på \(Int((1 / luck).rounded()))"
//: När omgången är slut berättar spelet i konsolen här nedanför hur det gick.
game.whenWon = { score in
  print("Drag: \(score.moves), tid: \(score.time), stjärnor: \(score.stars) av 3")
}
