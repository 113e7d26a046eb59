import UIKit

/// A sample that begins to move once it is shown.
public struct Motion {
  public let sample: Sample
  public let start: () -> Void
}

private func layerMotion(_ name: String, _ make: @escaping () -> CAAnimation) -> Motion {
  let view = ground()
  let layer = CALayer()
  layer.frame = CGRect(x: 17, y: 17, width: 20, height: 20)
  layer.backgroundColor = UIColor.systemRed.cgColor
  view.layer.addSublayer(layer)
  return Motion(sample: Sample(name, view)) { layer.add(make(), forKey: name) }
}

private func basic(_ keyPath: String, from: Any?, to: Any?, _ change: (CABasicAnimation) -> Void = { _ in }) -> CAAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.duration = 1
  animation.fillMode = .forwards
  animation.isRemovedOnCompletion = false
  change(animation)
  return animation
}

private func shapeMotion(_ name: String, _ animation: @escaping () -> CAAnimation) -> Motion {
  let view = ground()
  let layer = CAShapeLayer()
  layer.path = star().cgPath
  layer.fillColor = UIColor.clear.cgColor
  layer.strokeColor = UIColor.systemBlue.cgColor
  layer.lineWidth = 3
  view.layer.addSublayer(layer)
  return Motion(sample: Sample(name, view)) { layer.add(animation(), forKey: name) }
}

private func viewMotion(_ name: String, _ move: @escaping (UIView, UIView) -> Void) -> Motion {
  let view = ground()
  let card = UIView(frame: CGRect(x: 12, y: 12, width: 30, height: 30))
  card.backgroundColor = .systemGreen
  view.addSubview(card)
  return Motion(sample: Sample(name, view)) { move(view, card) }
}

public func motionSamples() -> [Motion] {
  [
    layerMotion("position") {
      basic("position", from: CGPoint(x: 10, y: 10), to: CGPoint(x: 44, y: 44)) {
        $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      }
    },
    layerMotion("turn") { basic("transform.rotation.z", from: 0, to: CGFloat.pi) },
    layerMotion("opacity, back and forth") {
      basic("opacity", from: 1, to: 0.1) {
        $0.duration = 0.4
        $0.autoreverses = true
        $0.repeatCount = .infinity
      }
    },
    layerMotion("colour") {
      basic("backgroundColor", from: UIColor.red.cgColor, to: UIColor.blue.cgColor)
    },
    layerMotion("corner") { basic("cornerRadius", from: 0, to: 10) },
    layerMotion("cumulative") {
      basic("transform.rotation.z", from: 0, to: CGFloat.pi / 4) {
        $0.duration = 0.25
        $0.repeatCount = 3
        $0.isCumulative = true
      }
    },
    layerMotion("along a path") {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = UIBezierPath(ovalIn: CGRect(x: 12, y: 12, width: 30, height: 30)).cgPath
      animation.calculationMode = .paced
      animation.rotationMode = .rotateAuto
      animation.duration = 1.2
      animation.repeatCount = .infinity
      return animation
    },
    layerMotion("steps") {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [10, 20, 30, 44]
      animation.calculationMode = .discrete
      animation.duration = 1
      return animation
    },
    layerMotion("spring") {
      let animation = CASpringAnimation(keyPath: "transform.scale")
      animation.fromValue = 0.3
      animation.toValue = 1.4
      animation.damping = 5
      animation.duration = animation.settlingDuration
      return animation
    },
    layerMotion("group") {
      let group = CAAnimationGroup()
      group.animations = [
        basic("transform.scale", from: 1, to: 0.5), basic("position.y", from: 12, to: 42),
      ]
      group.duration = 1
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
      return group
    },
    shapeMotion("stroke") { basic("strokeEnd", from: 0, to: 1) },
    shapeMotion("width") { basic("lineWidth", from: 1, to: 8) },
    viewMotion("view") { _, card in
      UIView.animate(withDuration: 1) {
        card.center = CGPoint(x: 40, y: 20)
        card.transform = CGAffineTransform(rotationAngle: 1)
      }
    },
    viewMotion("view, spring") { _, card in
      UIView.animate(
        withDuration: 1, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: []
      ) {
        card.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      }
    },
    viewMotion("flip") { view, card in
      UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
        card.backgroundColor = .systemOrange
      }
    },
    viewMotion("dissolve") { view, card in
      UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
        card.backgroundColor = .systemOrange
      }
    },
  ]
}
