import UIKit

class Handler: NSObject {
  var names = [String]()

  func pressed(sender: AnyObject) {
    names.append("\(sender.tag + 1)")
    sender.setTitle("pressed", forState: .Normal)
  }

  func rename(name: String, to other: String) -> String {
    return name + "->" + other
  }
}

let button = UIButton(type: .System)
button.tag = 3
let handler = Handler()
handler.pressed(button)
println(handler.names)
println(button.titleForState(.Normal)!)

let objects: [AnyObject] = [NSString(string: "four"), handler, NSDate(timeIntervalSince1970: 9)]
let upper: String = objects[0].uppercaseString
println(upper)
println(objects[1].rename("a", to: "b"))
println(objects[2].dateByAddingTimeInterval(1).timeIntervalSince1970)
if let length = objects[1].hasPrefix?("f") {
  println(length)
} else {
  println("no prefix")
}
