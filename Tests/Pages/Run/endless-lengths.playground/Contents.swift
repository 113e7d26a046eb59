import PlaygroundSupport
import UIKit

// Lengths that no screen has stop nothing, also in the pictures beside the lines.
let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
PlaygroundPage.current.liveView = view
view.layer.borderWidth = 1e300
view.layer.cornerRadius = 1e300
let part = UIView(frame: CGRect(x: 0, y: 0, width: 1e300, height: -1e300))
part.backgroundColor = .red
part.layer.shadowOpacity = 1
part.layer.shadowRadius = 1e300
part.layer.shadowOffset.width = .infinity
part.layer.borderWidth = 3
view.addSubview(part)
part.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
part.layer.shadowRadius = .infinity
let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 1e300))
label.text = "a"
label.font = .systemFont(ofSize: 1e300)
view.addSubview(label)
part.transform = CGAffineTransform(scaleX: 1e300, y: 1e300)
part.transform = .identity
print("end")
