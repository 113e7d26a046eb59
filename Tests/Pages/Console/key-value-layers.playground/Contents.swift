// A layer that is asked for its values by name, and has names that an emitter has too.
import UIKit
import PlaygroundSupport

final class Fan: CALayer {
    @NSManaged var velocity: CGFloat

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "velocity" || super.needsDisplay(forKey: key)
    }

    override func value(forKeyPath path: String) -> Any? { super.value(forKeyPath: path) }

    override func setValue(_ value: Any?, forKey key: String) {
        print("set \(key)")
        super.setValue(value, forKey: key)
    }

    override func draw(in context: CGContext) { print("\((velocity * 4).rounded() / 4)") }
}

let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
let fan = Fan()
fan.frame = view.bounds
fan.setValue(2, forKey: "cornerRadius")
print(fan.cornerRadius, fan.value(forKeyPath: "cornerRadius") as! CGFloat)
view.layer.addSublayer(fan)
PlaygroundPage.current.liveView = view

let animation = CABasicAnimation(keyPath: "velocity")
animation.toValue = 1
animation.duration = 0.05
fan.add(animation, forKey: nil)
