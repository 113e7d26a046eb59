import PlaygroundSupport
import UIKit

// Properties of a layer's own that are drawn while they are animated.

/// A ring that is closed as far as its value says.
class RingLayer: CALayer {
  @NSManaged var value: CGFloat
  @NSManaged var tint: CGColor?, center: CGPoint
  @objc dynamic var level: CGFloat = 0
  var frames = 0

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? RingLayer else { return }
    value = other.value
    level = other.level
  }

  required init?(coder: NSCoder) { fatalError() }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == #keyPath(RingLayer.value) || ["level", "tint", "center"].contains(key)
      || super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == #keyPath(RingLayer.center) ? CGPoint(x: 1, y: 2) : super.defaultValue(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    guard event == #keyPath(value) else { return super.action(forKey: event) }
    let animation = (super.action(forKey: "backgroundColor") as? CABasicAnimation) ?? CABasicAnimation()
    animation.keyPath = event
    animation.fromValue = presentation()?.value ?? value
    animation.toValue = nil
    print("action from", animation.fromValue!)
    return animation
  }

  override func draw(in context: CGContext) {
    let drawn = model()
    drawn.frames += 1
    if drawn.frames % 30 == 1 {
      print("frame", drawn.frames, (value * 100).rounded() / 100, level.rounded(), center.x.rounded())
    }
    context.setFillColor(tint ?? UIColor.blue.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: bounds.width * value, height: 20))
  }
}

class Gauge: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
  var ring: RingLayer { layer as! RingLayer }
}

let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
gauge.ring.setNeedsDisplay()
print(gauge.ring.value, gauge.ring.center, gauge.ring.tint as Any)
PlaygroundPage.current.liveView = gauge

func after(_ seconds: Double, _ action: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: action)
}

after(1) {
  gauge.ring.frames = 0
  UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { gauge.ring.value = 1 }
}
after(2) {
  let seen = gauge.ring.presentation()!
  print("seen", (seen.value * 100).rounded() / 100, "model", gauge.ring.value)
}
after(4) {
  let levels = CAKeyframeAnimation(keyPath: #keyPath(RingLayer.level))
  levels.values = [0, 10, 0]
  let way = CABasicAnimation(keyPath: "center")
  way.toValue = CGPoint(x: 21, y: 2)
  let both = CAAnimationGroup()
  (both.animations, both.duration) = ([levels, way], 2)
  gauge.layer.add(both, forKey: "both")
}
after(5) {
  gauge.ring.setValue(0.25, forKey: "value")
  print("set", gauge.ring.value, gauge.layer.value(forKey: "value") as! Double)
}
after(7) {
  print("at rest", gauge.ring.frames, gauge.layer.animationKeys() as Any)
  PlaygroundPage.current.finishExecution()
}
