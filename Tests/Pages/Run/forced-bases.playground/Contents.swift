import UIKit

class Card {
  var face: Face! = Face()
}

class Face {
  let colour = Colour()
  var size = CGSize(width: 3, height: 4)
}

class Colour {
  var name = "none"
  func fade() { name += ", faded" }
}

class Controller: UIViewController {
  @IBOutlet var label: UILabel! = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.cornerRadius = 8
    self.view.layer.addSublayer(CALayer())
    view.frame.size.width = 120
    label.layer.borderWidth = 2
  }
}

let card = Card()
card.face.colour.name = "red"
card.face.colour.fade()
card.face.size.width = 5
print(card.face.colour.name, card.face.size.width)

var hidden: Face! = Face()
hidden.colour.name = "blue"
print(hidden.colour.name)

let controller = Controller()
print(controller.view.layer.cornerRadius, controller.label.layer.borderWidth)
print(controller.view.layer.sublayers?.count ?? 0, controller.view.frame.width)
controller.view.layer.cornerRadius = 9
[1].forEach { _ in controller.view.layer.cornerRadius = 10 }
print(controller.view.layer.cornerRadius)
