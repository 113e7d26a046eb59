import UIKit

let outer = UIView()
let inner = UIView()
outer.addSubview(inner)
inner.addSubview(outer)
