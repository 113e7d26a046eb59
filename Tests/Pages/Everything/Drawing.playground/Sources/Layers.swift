import UIKit

private func standing(_ name: String, _ layer: CALayer) -> Sample {
  let view = ground()
  layer.frame = CGRect(x: 9, y: 9, width: 36, height: 36)
  view.layer.addSublayer(layer)
  return Sample(name, view)
}

private func plain(_ color: UIColor = .systemBlue, _ change: (CALayer) -> Void) -> CALayer {
  let layer = CALayer()
  layer.backgroundColor = color.cgColor
  change(layer)
  return layer
}

private func square(_ color: UIColor, _ frame: CGRect) -> CALayer {
  plain(color) { $0.frame = frame }
}

public func layerSamples() -> [Sample] {
  [
    standing("corner", plain { $0.cornerRadius = 10 }),
    standing(
      "corners",
      plain {
        $0.cornerRadius = 14
        $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      }),
    standing(
      "border",
      plain(.systemYellow) {
        $0.borderWidth = 4
        $0.borderColor = UIColor.systemOrange.cgColor
        $0.cornerRadius = 8
      }),
    standing(
      "shadow",
      plain(.white) {
        $0.shadowOpacity = 0.6
        $0.shadowOffset = CGSize(width: 2, height: 3)
        $0.shadowRadius = 3
        $0.cornerRadius = 6
      }),
    standing(
      "clipped",
      plain(.systemTeal) {
        $0.cornerRadius = 18
        $0.masksToBounds = true
        $0.addSublayer(square(.systemPink, CGRect(x: 18, y: 18, width: 30, height: 30)))
      }),
    standing("mask", plain(.systemPurple) { $0.mask = ring() }),
    standing(
      "group opacity",
      plain(.black) {
        $0.opacity = 0.4
        $0.addSublayer(square(.systemRed, CGRect(x: 8, y: 8, width: 40, height: 12)))
      }),
    standing("turned", stage { $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) }),
    standing(
      "perspective",
      stage(m34: -1 / 80) { $0.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0) }),
    standing("box", box()),
    standing("replicator", replicator()),
    standing("emitter", emitter()),
  ]
}

private func ring() -> CAShapeLayer {
  let mask = CAShapeLayer()
  mask.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
  mask.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 26, height: 26)).cgPath
  mask.fillColor = nil
  mask.strokeColor = UIColor.black.cgColor
  mask.lineWidth = 8
  return mask
}

/// A card on a layer of its own, which is placed before the card is turned.
private func stage(m34: CGFloat = 0, _ turn: (CALayer) -> Void) -> CALayer {
  let stage = CALayer()
  stage.sublayerTransform.m34 = m34
  let card = square(.systemIndigo, CGRect(x: 0, y: 0, width: 36, height: 36))
  turn(card)
  stage.addSublayer(card)
  return stage
}

/// Three sides of a box, which keep their depth.
private func box() -> CALayer {
  let box = CATransformLayer()
  box.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
  let size: CGFloat = 22
  let sides: [(UIColor, CATransform3D)] = [
    (.systemRed, CATransform3DMakeTranslation(0, 0, size / 2)),
    (.systemGreen, CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, size / 2)),
    (.systemBlue, CATransform3DTranslate(CATransform3DMakeRotation(-.pi / 2, 1, 0, 0), 0, 0, -size / 2)),
  ]
  for (color, transform) in sides {
    let side = square(color, CGRect(x: 7, y: 7, width: size, height: size))
    side.transform = transform
    box.addSublayer(side)
  }
  let turn = CATransform3DMakeRotation(-0.5, 1, 0, 0)
  box.sublayerTransform = CATransform3DRotate(turn, -0.6, 0, 1, 0)
  return box
}

private func replicator() -> CALayer {
  let replicator = CAReplicatorLayer()
  replicator.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
  replicator.instanceCount = 8
  replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
  replicator.instanceColor = UIColor.white.cgColor
  replicator.instanceRedOffset = -0.1
  replicator.instanceGreenOffset = -0.05
  let petal = square(.systemOrange, CGRect(x: 15, y: 0, width: 6, height: 12))
  petal.cornerRadius = 3
  replicator.addSublayer(petal)
  return replicator
}

private func emitter() -> CALayer {
  let emitter = CAEmitterLayer()
  emitter.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
  emitter.emitterPosition = CGPoint(x: 18, y: 30)
  let spark = CAEmitterCell()
  spark.contents = disc(.systemOrange, 6).cgImage
  spark.contentsScale = 2
  spark.birthRate = 12
  spark.lifetime = 1.5
  spark.velocity = 20
  spark.velocityRange = 8
  spark.emissionLongitude = -.pi / 2
  spark.emissionRange = 0.9
  spark.alphaSpeed = -0.6
  spark.scaleSpeed = -0.3
  emitter.emitterCells = [spark]
  emitter.masksToBounds = true
  return emitter
}

func disc(_ color: UIColor, _ size: CGFloat) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
    color.setFill()
    context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: size, height: size))
  }
}
