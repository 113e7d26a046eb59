//: [Föregående: Turning Over](@previous)
/*:
 # Egenskaper

 Nu blir sidan din arbetsbänk. `Game` har två publika egenskaper, och sidan sätter båda:
 `turnDuration` till 1.5 och `padding` till 30.
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.padding(in: game, at: \.padding)
PlaygroundPage.current.liveView = check

/*:
 Titta på livevyn. Visst vänds korten långsamt. Men mellan dem är det 16 punkter, som förut. **Varför
 fungerar det ena men inte det andra?**

 Konsolen vet. Varje rad säger vilka värdena var just då:

 | Tidpunkt | `turnDuration` | `padding` |
 |---|---|---|
 | `Game()` lägger ut korten | 0.5 | 16 |
 | `viewWillAppear` | 0.5 | 16 |
 | den här sidan sätter båda | 1.5 | 30 |
 | `viewDidAppear` vänder korten | 1.5 | 30 |
 */
game.turnDuration = 1.5
game.padding = 30
print("page:", game.turnDuration, game.padding)

/*:
 ## Det som redan har körts kan inte veta

 Tiden läses i `viewDidAppear`, efter att sidan har satt den. Mellanrummet lästes medan spelet
 skapades. Kod som har körts körs inte igen för att ett värde ändras senare. Någon måste anropa den.

 Swift har en plats för det: `didSet`. Den står efter egenskapen och körs varje gång ett värde har satts.

     public var title = "" {
       didSet { print(title) }
     }

 - Important: Din plats är i **Game.swift** för den här sidan: ge `padding` ett `didSet` som anropar
   `layOut()`.

 - Experiment: Sätt `game.padding` två gånger, till 60 och sedan till 24. Hur ofta anropas `layOut()`?
   Sätt in ett `print` i den och räkna.
 */
//: [Nästa: Taps and Rules](@next)
