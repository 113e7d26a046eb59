//: [Föregående: Properties](@previous)
/*:
 # Tryck och regler

 En *gestigenkännare* håller ögonen på fingrarna åt dig och anropar en metod när den har sett sin gest.
 I `loadView()` får bordet en för tryck. Dess metod, `tapped(_:)`, frågar vilken vy som ligger under
 fingret. Är det ett kort som visar baksidan så vänds det.

 När det har vänts anropas `turned(_:)`. Där finns hela spelets regler:

 1. Ligger inget annat kort öppet, så kom ihåg det här i `first`.
 2. Finns det ett, och numret är detsamma, så försvinner båda från bordet.
 3. Är numren olika vänds båda tillbaka.

 Den tredje regeln gäller alltid, även när du har hittat ett par. Den andra är din.

 - Important: Din plats är i **Game.swift** för den här sidan: slutet av `turned(_:)`. Ett kort lämnar
   bordet när du anropar dess metod `leave()`.
 */
import PlaygroundSupport
import UIKit

let game = Game()
PlaygroundPage.current.liveView = Check.rules(of: game)

/*:
 Spela i livevyn tills kontrollen har sett alla tre reglerna.

 - Experiment: Gör spelet snällare: låt kort som är olika ligga öppna i en sekund. I `turn` är
   completion-hanteraren platsen för *efteråt*.

 - Note: `guard … else { return }` släpper inte förbi något som inte passar. Därför händer ingenting
   när du trycker mellan korten, och ett öppet kort kan inte tryckas igen.
 */
//: [Nästa: A Long Press](@next)
