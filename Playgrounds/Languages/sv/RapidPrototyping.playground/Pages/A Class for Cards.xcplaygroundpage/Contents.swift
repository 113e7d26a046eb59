//: [Föregående: One Card](@previous)
/*:
 # En klass för kort

 Ett kort var några rader. För sexton vill du ha en *klass*: den säger en gång vad ett kort är, och varje
 kort vet sitt eget nummer och vilken sida som är uppåt.

 Den står inte på den här sidan. Öppna **Card.swift**, i mappen Sources (Källor) för *just den här
 sidan*, och se dig om:

 1. `Card` ärver från `UIImageView`, så ett kort kan redan visa en bild.
 2. `number` väljs när kortet skapas och ändras aldrig. Det gör `isFaceUp`, men bara kortet självt får
    ändra det: `private(set)`.
 3. Det som sidan använder är `public`. Ta bort ordet någonstans och se vad sidan säger.

 Bilderna finns redan: `Picture.face(number)` och `Picture.back` kommer från den Sources som alla sidor
 delar.

 - Important: Metoden `turn()` är tom. Fyll den, i Card.swift, och kom tillbaka.
 */
import PlaygroundSupport
import UIKit

let once = Card(number: 3)
once.turn()
once.isFaceUp

let twice = Card(number: 3)
twice.turn()
twice.turn()
twice.isFaceUp

let table = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 220))
table.backgroundColor = .felt
once.center = CGPoint(x: 140, y: 110)
twice.center = CGPoint(x: 260, y: 110)
table.addSubview(once)
table.addSubview(twice)

let check = Check.turns(of: once, and: twice, on: table)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: Skapa ett tredje kort med ett annat nummer, vänd det och lägg det på bordet. Du ändrar
   ingenting i Card.swift för det. Det är det man har klasser till.

 - Note: Kod i Sources visar inga värden bredvid raderna. Den kompileras en gång för alla körningar, och
   därför är den snabb.
 */
//: [Nästa: A Grid](@next)
