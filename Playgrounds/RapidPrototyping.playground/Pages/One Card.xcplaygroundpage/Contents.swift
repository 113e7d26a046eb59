//: [Previous: Start](@previous)
/*:
 # One Card

 A card is a small picture with round corners. You need nobody to draw it for you: a *renderer* gives
 you an empty sheet, and keeps what you draw on it as a `UIImage`.

 Drawing goes in two moves. First choose a colour, then fill a shape with it:

     UIColor.systemOrange.setFill()
     let place = CGRect(
       x: 20, y: 30, width: 40, height: 40)
     UIBezierPath(ovalIn: place).fill()

 The sheet has its origin in the upper left corner; `x` grows to the right, `y` grows downwards.
 */
import PlaygroundSupport
import UIKit

let size = CGSize(width: 80, height: 100)

func draw(in context: UIGraphicsImageRendererContext) {
  UIColor.white.setFill()
  context.fill(CGRect(origin: .zero, size: size))

  // ▼ Your step, part 1: draw something, in a
  //   colour of your own.
  // ▲
}

let renderer = UIGraphicsImageRenderer(size: size)
let face = renderer.image(actions: draw)

/*:
 The sheet becomes a view, since only views can be shown. A view has a *layer*, which does the
 drawing on the screen and knows about edges, shadows and corners.
 */
let card = UIImageView(image: face)
card.frame.origin = CGPoint(x: 160, y: 60)
card.clipsToBounds = true

// ▼ Your step, part 2: set
//   `card.layer.cornerRadius`. Ten points look
//   well.
// ▲

let table = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 220))
table.backgroundColor = .felt
table.addSubview(card)

let check = Check.drawing(of: card, on: table)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: Rest the pointer on the value beside `face`: a picture is a value like any other.
   Then draw a second shape over the first. Which of them is on top?

 - Note: Sizes are in points. The renderer uses as many pixels for each as the screen has, so your
   drawing stays sharp.
 */
//: [Next: A Class for Cards](@next)
