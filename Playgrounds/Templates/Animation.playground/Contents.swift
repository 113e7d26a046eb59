//: # Animation
//:
//: Say how a view shall be in the end and how long that takes; what lies between is computed. Here
//: are a spring, key frames, and two that go on for ever.

import PlaygroundSupport
import UIKit

let stage = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
stage.backgroundColor = UIColor(red: 0.96, green: 0.96, blue: 0.98, alpha: 1)
PlaygroundPage.current.liveView = stage

func makeBox(at y: CGFloat, _ color: UIColor) -> UIView {
  let box = UIView(frame: CGRect(x: 30, y: y, width: 70, height: 70))
  box.backgroundColor = color
  box.layer.cornerRadius = 16
  stage.addSubview(box)
  return box
}

//: A spring swings past its end and comes back. Less damping swings longer.
let spring = makeBox(at: 40, .systemRed)
UIView.animate(
  withDuration: 1.6, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 0,
  options: [.repeat, .autoreverse]
) {
  spring.center.x = 310
}

//: Key frames are several animations that share a time.
let steps = makeBox(at: 150, .systemGreen)
UIView.animateKeyframes(withDuration: 3, delay: 0, options: [.repeat, .autoreverse]) {
  UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { steps.center.x = 310 }
  UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.3) {
    steps.transform = CGAffineTransform(rotationAngle: .pi / 2)
  }
  UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) { steps.alpha = 0.3 }
}

//: Layers can be animated by the name of a property.
let turning = makeBox(at: 260, .systemBlue)
turning.center.x = stage.bounds.midX
let turn = CABasicAnimation(keyPath: "transform.rotation.z")
turn.fromValue = 0
turn.toValue = 2 * Double.pi
turn.duration = 4
turn.repeatCount = .infinity
turning.layer.add(turn, forKey: "turn")

let breathing = makeBox(at: 380, .systemPurple)
breathing.center.x = stage.bounds.midX
breathing.layer.cornerRadius = 35
UIView.animate(
  withDuration: 1.2, delay: 0, options: [.repeat, .autoreverse, .curveEaseInOut]
) {
  breathing.transform = CGAffineTransform(scaleX: 1.6, y: 1.6)
}
