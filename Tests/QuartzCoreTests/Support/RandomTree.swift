import CoreGraphics
import Foundation

@testable @_spi(UIKit) import QuartzCore

/// A tree of layers of every kind that is changed in every way, by seeded numbers.
@MainActor
final class RandomTree {
  let root = CALayer()
  /// All layers, those that are in the tree at the moment and those that are not.
  private var all: [CALayer] = []
  private var numbers: SeededNumbers
  private let pictures: [CGImage]

  init(seed: Int) {
    numbers = SeededNumbers(seed: seed)
    pictures = (1...3).compactMap { width in
      CGContext(
        data: nil, width: width, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1)?.makeImage()
    }
    for _ in 0..<12 { all.append(makeLayer()) }
  }

  private func makeLayer() -> CALayer {
    let kinds: [() -> CALayer] = [
      CALayer.init, CALayer.init, CAShapeLayer.init, CAGradientLayer.init, CAReplicatorLayer.init,
      CAEmitterLayer.init, CATransformLayer.init,
    ]
    return numbers.choice(kinds)()
  }

  /// A handful of changes, as one turn of the run loop makes them.
  func change() {
    CATransaction.setDisableActions(numbers.chance(0.6))
    for _ in 0..<Int(numbers.number(0...12)) {
      if numbers.chance(0.35) { rearrange() } else { decorate(numbers.choice(all + [root])) }
    }
  }

  private func isBelow(_ layer: CALayer, _ other: CALayer) -> Bool {
    var next: CALayer? = layer
    while let current = next {
      if current === other { return true }
      next = current.superlayer ?? current.maskedLayer
    }
    return false
  }

  private func rearrange() {
    if numbers.chance(0.1) { all.append(makeLayer()) }
    let (layer, parent) = (numbers.choice(all), numbers.choice(all + [root, root, root]))
    guard !isBelow(parent, layer) else { return layer.removeFromSuperlayer() }
    switch Int(numbers.number(0...7)) {
    case 0: layer.removeFromSuperlayer()
    case 1: parent.insertSublayer(layer, at: UInt32(numbers.number(0...4)))
    case 2: parent.insertSublayer(layer, below: parent.sublayers?.first)
    case 3: parent.insertSublayer(layer, above: parent.sublayers?.first)
    case 4: parent.mask = numbers.chance(0.7) ? layer : nil
    case 5: parent.sublayers = parent.sublayers?.reversed()
    case 6:
      guard let old = parent.sublayers?.last, old !== layer else { return }
      parent.replaceSublayer(old, with: layer)
    default: parent.addSublayer(layer)
    }
  }

  private func decorate(_ layer: CALayer) {
    switch layer {
    case let shape as CAShapeLayer where numbers.chance(0.5): decorate(shape)
    case let gradient as CAGradientLayer where numbers.chance(0.5): decorate(gradient)
    case let replicator as CAReplicatorLayer where numbers.chance(0.5): decorate(replicator)
    case let emitter as CAEmitterLayer where numbers.chance(0.5): decorate(emitter)
    default: numbers.chance(0.15) ? animate(layer) : decoratePlainly(layer)
    }
  }

  private func animate(_ layer: CALayer) {
    let key = numbers.choice(["opacity", "position", "zPosition", "cornerRadius"])
    if numbers.chance(0.3) { return layer.removeAnimation(forKey: key) }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = key == "position" ? CGPoint(x: 1, y: 1) : 0.5
    animation.duration = numbers.number(0.1...3)
    animation.repeatCount = Float(numbers.choice([1, 2]))
    animation.isRemovedOnCompletion = numbers.chance(0.8)
    layer.add(animation, forKey: key)
  }

  private func decoratePlainly(_ layer: CALayer) {
    let number = CGFloat(numbers.choice([0, 0.25, 0.5, 1]))
    let changes: [() -> Void] = [
      { layer.bounds = CGRect(x: number, y: 0, width: 8 * number, height: 5) },
      { layer.position.x = number }, { layer.anchorPoint.y = number },
      { layer.zPosition = number }, { layer.anchorPointZ = number },
      { layer.transform = CATransform3DMakeRotation(number, 0, 0, 1) },
      { layer.sublayerTransform.m34 = number }, { layer.opacity = Float(number) },
      { layer.isHidden = number > 0.3 }, { layer.masksToBounds = number > 0.3 },
      { layer.isDoubleSided = number > 0.3 }, { layer.cornerRadius = number },
      { layer.backgroundColor = number == 0 ? nil : CGColor(gray: number, alpha: 1) },
      { layer.borderWidth = number }, { layer.borderColor = number == 0 ? nil : .white },
      { layer.shadowOpacity = Float(number) }, { layer.shadowRadius = number },
      { layer.shadowOffset.width = number }, { layer.shadowColor = number == 0 ? nil : .white },
      { layer.shadowPath = number == 0 ? nil : self.path(number) },
      { layer.maskedCorners = number == 0 ? [.layerMaxXMinYCorner] : .all },
      { layer.cornerCurve = number == 0 ? .continuous : .circular },
      { layer.isGeometryFlipped = number == 0 },
      { layer.contents = number == 0 ? nil : self.pictures[Int(number * 2)] },
      { layer.contentsScale = number + 1 },
      { layer.contentsGravity = number == 0 ? .center : .resize },
      { layer.contentsRect.size.width = number },
      { layer.magnificationFilter = number == 0 ? .nearest : .linear },
      { layer.compositingFilter = number == 0 ? "multiplyBlendMode" : nil },
    ]
    numbers.choice(changes)()
  }

  private func path(_ size: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: 0, y: 0, width: size, height: 1), transform: nil)
  }

  private func decorate(_ layer: CAShapeLayer) {
    let number = CGFloat(numbers.choice([0, 0.25, 0.5, 1]))
    let changes: [() -> Void] = [
      { layer.path = number == 0 ? nil : self.path(number) }, { layer.lineWidth = number },
      { layer.fillColor = number == 0 ? nil : .white }, { layer.strokeStart = number },
      { layer.strokeColor = number == 0 ? nil : .white }, { layer.strokeEnd = number },
      { layer.lineCap = number == 0 ? .round : .butt }, { layer.miterLimit = number },
      { layer.lineJoin = number == 0 ? .bevel : .miter }, { layer.lineDashPhase = number },
      { layer.lineDashPattern = number == 0 ? nil : [NSNumber(value: Double(number)), 2] },
      { layer.fillRule = number == 0 ? .evenOdd : .nonZero },
    ]
    numbers.choice(changes)()
  }

  private func decorate(_ layer: CAGradientLayer) {
    let number = numbers.choice([0, 0.25, 0.5, 1])
    let changes: [() -> Void] = [
      { layer.colors = number == 0 ? nil : [CGColor.white, CGColor.black] },
      { layer.locations = number == 0 ? nil : [0, NSNumber(value: number)] },
      { layer.startPoint.x = number }, { layer.endPoint.y = number },
      { layer.type = number == 0 ? .conic : .axial },
    ]
    numbers.choice(changes)()
  }

  private func decorate(_ layer: CAReplicatorLayer) {
    let number = numbers.choice([0, 0.25, 0.5, 1])
    let changes: [() -> Void] = [
      { layer.instanceCount = Int(number * 8) }, { layer.instanceDelay = number },
      { layer.instanceTransform = CATransform3DMakeTranslation(number, 0, 0) },
      { layer.instanceColor = CGColor(gray: number, alpha: 1) },
      { layer.instanceGreenOffset = Float(number) }, { layer.preservesDepth = number == 0 },
      { layer.instanceAlphaOffset = Float(number) },
    ]
    numbers.choice(changes)()
  }

  private func decorate(_ layer: CAEmitterLayer) {
    let number = numbers.choice([0.25, 0.5, 1])
    let changes: [() -> Void] = [
      { layer.emitterPosition = CGPoint(x: number, y: 2) }, { layer.emitterDepth = number },
      { layer.emitterSize = CGSize(width: 3, height: number) }, { layer.birthRate = Float(number) },
      { layer.emitterZPosition = number }, { layer.scale = Float(number) },
      { layer.spin = Float(number) }, { layer.emitterShape = .circle },
    ]
    numbers.choice(changes)()
  }
}
