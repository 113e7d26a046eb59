/*:
 # Från en tom sida till ett spel

 På tio korta sidor bygger du ett memoryspel: sexton kort, åtta bilder, två av varje. Du vänder två
 kort. Är de lika försvinner de från bordet. Är de olika vänds de tillbaka, och du försöker minnas var
 de låg.

 Du behöver inget projekt, inga inställningar och ingen enhet, bara en idé och en sida som svarar medan
 du skriver. Det är vad *snabba prototyper* går ut på: att tidigt ta reda på om en idé duger.

 ## Var allt finns

 | Plats | Vad den är till för |
 |---|---|
 | Den här sidan | Text och kod. Varje ändring kör koden på nytt från första raden. |
 | Bredvid raderna | Vad varje rad blev när den kördes. |
 | Livevyn | Det som sidan visar. Den svarar på ditt finger eller din pekare. |
 | Konsolen | Det som `print` har skrivit. |

 I navigatorn finns två mappar till. Där ligger sådant som du behöver men inte behöver se:

 - **Sources** (Källor) innehåller kod som kompileras en gång och sedan körs för full fart. En sida
   ser det som är `public` i den.
 - **Resources** (Resurser) innehåller bilder och andra filer. Kortens baksida är en av dem,
   `back@2x.png`.

 ## Ditt första steg

 Varje sida börjar med kod som fungerar. Någonstans i den, mellan ▼ och ▲, finns en plats åt dig.
 */
import PlaygroundSupport
import UIKit

let columns = 4
let rows = 4
let cards = columns * rows

// ▼ Ditt steg: hur många par blir det av korten?
//   Räkna ut det från `cards`.
let pairs = 0
// ▲

/*:
 Under livevyn tittar en **kontroll** på det du har gjort: ○ saknas än, ✓ finns. Konsolen säger samma
 sak. Kontrollen är själv vanlig kod: du hittar den i Sources.
 */
let table = Preview(
  columns: columns, rows: rows, pairs: pairs)
PlaygroundPage.current.liveView = Check.pairs(on: table)

/*:
 - Experiment: När kontrollen är nöjd, ändra `rows` till 6. Vilka värden bredvid raderna följer med,
   och varför är kontrollen fortfarande nöjd? Hade du skrivit `8` skulle den inte vara det.
 */
//: [Nästa: One Card](@next)
