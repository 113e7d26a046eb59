import UIKit

let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
let square = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
  color.setFill()
  context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
}
let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
view.backgroundColor = .systemGreen

struct Card: CustomPlaygroundDisplayConvertible {
  var playgroundDescription: Any { UIColor.red }
}
let card = Card()

class Looked: NSObject {
  @objc func debugQuickLookObject() -> AnyObject? { return UIColor.blue }
}
let looked = Looked()
