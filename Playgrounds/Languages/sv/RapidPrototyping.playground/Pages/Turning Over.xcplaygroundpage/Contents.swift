//: [Föregående: Shuffling](@previous)
/*:
 # Vända

 Ett spel behöver någon som tar hand om bordet: en *vykontroller*. `Game`, i den här sidans Sources,
 skapar korten och lägger ut dem med bilden uppåt. När dess vy har visats anropas `viewDidAppear(_:)`,
 och där vänds alla.

 Det fungerar, men det ser inte ut som kort: bilderna hoppar. En *övergång* visar det gamla och det nya
 som en enda rörelse:

     UIView.transition(
       with: view, duration: 1,
       options: .transitionFlipFromTop
     ) {
       // Det som ändras, ändras här inne.
     }

 - Important: Din plats är i **Card.swift** för den här sidan: metoden `turn()`.
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.transition(in: game)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: Prova andra alternativ: `.transitionFlipFromTop`, `.transitionCurlUp`,
   `.transitionCrossDissolve`. Vilket av dem känns som ett kort? Och hur lång tid ska det ta?

 - Note: Sexton övergångar börjar en efter en i en slinga, och ändå vänds alla kort samtidigt. UIKit
   samlar det som händer tills din kod är klar och visar allt på en gång.
 */
//: [Nästa: Properties](@next)
