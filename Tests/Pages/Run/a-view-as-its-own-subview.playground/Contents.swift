import UIKit

let view = UIView()
view.addSubview(view)
