/*:
 # Byta plats

 Tolv staplar, och ingen på sin plats. Du ser genast vilken som är högst. Det gör inte en dator: den kan
 titta på **två staplar** och säga vilken som är högre, och den kan låta de två **byta plats**. Det är
 allt. Hur får den ordning på en hel rad?

 Prova först för hand: tryck på en stapel till höger, sedan på en annan.
 */
import PlaygroundSupport
import UIKit

let row = Row(12)
PlaygroundPage.current.liveView = SortingController(row)

//: Så här står de, från vänster till höger.
row.heights

//: Är den första stapeln högre än den andra? Platserna räknas från 0.
row.isHigher(0, than: 1)

//: Låt nu sidan byta några, och titta på raden igen.
row.swap(0, 11)
row.swap(3, 8)
row.heights

/*:
 Hur långt har vi kommit? `disorder` räknar de par som står åt fel håll. I ordning är det 0; som värst, med
 tolv staplar, är det 66.
 */
row.disorder

/*:
 - Experiment: Lägg till rader med `row.swap` tills `row.disorder` är 0. Hur många behövde du?

 - Experiment: Skriv `Row(12, .reversed)`. Nu räcker det med sex byten. Vilka?

 - Note: Ingen behöver fler byten än det finns staplar, minus ett. Konsten är att *veta* vilka, och att
   jämföra så lite som möjligt.
 */
//: [Nästa: Bubble Sort](@next)
