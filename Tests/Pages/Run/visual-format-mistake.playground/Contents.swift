import UIKit

// The reason of the mistake is in the first line, by which a crash is called.
let box = UIView()
let constraints = NSLayoutConstraint.constraints(
  withVisualFormat: "H:|-1,5-[box]", options: [], metrics: nil, views: ["box": box])
