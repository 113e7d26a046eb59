import UIKit

class Counter: NSObject {
  @objc var tag = 7
  @objc func add(_ more: Int, twice: Bool) -> Int { twice ? 2 * more : more }
}

class Controller {
  var pressed: [Int] = []

  func press(_ sender: AnyObject) {
    pressed.append(sender.tag)
    sender.setTitle("pressed", for: .normal)
  }
}

let button = UIButton()
button.tag = 5
let controller = Controller()
controller.press(button)
print(controller.pressed, button.title(for: .normal)!)

// A property is nil if the object has none.
let objects: [AnyObject] = [button, Counter(), NSString("word")]
for object in objects {
  print(object.tag.map(String.init) ?? "no tag", object.add?(4, twice: true) ?? 0)
}
if let later = (Date(timeIntervalSince1970: 60) as AnyObject).addingTimeInterval?(5) {
  print(later.timeIntervalSince1970)
}
let total = objects[1].add(1, twice: false) + objects[1].add(2, twice: true)

var nothing: AnyObject?
print(nothing?.tag as Any, nothing?.description.count as Any)
nothing = button
nothing?.setTitle("again", for: .normal)
print(button.title(for: .normal)!, (nothing as AnyObject).superview as Any)
