//: [Föregående: Start](@previous)
/*:
 # Ett kort

 Ett kort är en liten bild med runda hörn. Ingen behöver rita den åt dig: en *renderer* ger dig ett
 tomt ark och sparar det du ritar på det som en `UIImage`.

 Att rita är två drag. Välj först en färg, fyll sedan en form med den:

     UIColor.systemOrange.setFill()
     let place = CGRect(
       x: 20, y: 30, width: 40, height: 40)
     UIBezierPath(ovalIn: place).fill()

 Arket börjar i övre vänstra hörnet; `x` växer åt höger, `y` växer nedåt.
 */
import PlaygroundSupport
import UIKit

let size = CGSize(width: 80, height: 100)

func draw(in context: UIGraphicsImageRendererContext) {
  UIColor.white.setFill()
  context.fill(CGRect(origin: .zero, size: size))

  // ▼ Ditt steg, del 1: rita något, i en färg som
  //   du själv väljer.
  // ▲
}

let renderer = UIGraphicsImageRenderer(size: size)
let face = renderer.image(actions: draw)

/*:
 Arket blir till en vy, för bara vyer kan visas. En vy har ett *lager* som sköter ritandet på skärmen
 och vet allt om kanter, skuggor och hörn.
 */
let card = UIImageView(image: face)
card.frame.origin = CGPoint(x: 160, y: 60)
card.clipsToBounds = true

// ▼ Ditt steg, del 2: sätt
//   `card.layer.cornerRadius`. Tio punkter blir
//   fint.
// ▲

let table = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 220))
table.backgroundColor = .felt
table.addSubview(card)

let check = Check.drawing(of: card, on: table)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: Håll pekaren över värdet bredvid `face`: en bild är ett värde som alla andra. Rita sedan
   en form till, ovanpå den första. Vilken av dem ligger överst?

 - Note: Måtten är i punkter. För varje punkt använder renderern så många pixlar som skärmen har, så
   din teckning förblir skarp.
 */
//: [Nästa: A Class for Cards](@next)
