import CoreGraphics
import Foundation

@testable @_spi(UIKit) import QuartzCore

/// Makes animations of every kind, as a page might.
struct RandomAnimation {
  enum Sort: CaseIterable {
    case number, point, rect, color, transform
  }

  static let paths: [(String, Sort)] = [
    ("opacity", .number), ("cornerRadius", .number), ("zPosition", .number),
    ("shadowRadius", .number), ("position", .point), ("position.x", .number),
    ("anchorPoint", .point), ("bounds", .rect), ("bounds.size.width", .number),
    ("backgroundColor", .color), ("transform", .transform), ("transform.rotation.z", .number),
    ("transform.scale", .number), ("transform.translation.x", .number),
  ]

  var random: SeededRandom
  /// Whether players get samples of a movement that is curved between them.
  private(set) var isSampled = false

  mutating func animation(_ path: String, _ sort: Sort, depth: Int = 0) -> CAAnimation {
    let animation: CAAnimation
    switch random.whole(0...9) {
    case 0...3: animation = basic(CABasicAnimation(keyPath: path), sort)
    case 4:
      isSampled = true
      let spring = CASpringAnimation(keyPath: path)
      (spring.damping, spring.stiffness) = (CGFloat(random.number(4...15)), 60)
      animation = basic(spring, sort)
    case 5...7 where depth < 2: animation = group(path, sort, depth: depth)
    default: animation = keyframes(path, sort)
    }
    addTiming(to: animation, depth: depth)
    // Scales that grow for ever multiply where differences are played.
    let grows = (animation as? CAPropertyAnimation)?.isCumulative ?? false
    if grows, path == "transform.scale", animation.repeatCount == .infinity {
      animation.repeatCount = 2
    }
    return animation
  }

  private mutating func basic(_ animation: CABasicAnimation, _ sort: Sort) -> CABasicAnimation {
    let ends = random.whole(0...4)
    if ends != 1, ends != 3 { animation.fromValue = value(sort) }
    if ends != 0 { animation.toValue = value(sort) }
    if ends == 3, sort != .color { animation.byValue = value(sort) }
    addMode(to: animation, sort)
    return animation
  }

  private mutating func addMode(to animation: CAPropertyAnimation, _ sort: Sort) {
    guard sort != .color, sort != .transform else { return }
    animation.isAdditive = random.chance(30)
    animation.isCumulative = random.chance(20)
  }

  private mutating func keyframes(_ path: String, _ sort: Sort) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    let count = random.whole(1...5)
    animation.values = (0..<count).map { _ in value(sort) }
    animation.calculationMode = random.one(
      of: [.linear, .linear, .discrete, .paced, .cubic, .cubicPaced])
    if random.chance(40) {
      let times = (0..<count).map { _ in random.number(0...1) }.sorted()
      animation.keyTimes = times.map { NSNumber(value: $0) }
    }
    if random.chance(40) {
      isSampled = true
      animation.timingFunctions = (1..<max(count, 2)).map { _ in curve() }
    }
    addMode(to: animation, sort)
    return animation
  }

  private mutating func group(_ path: String, _ sort: Sort, depth: Int) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = [animation(path, sort, depth: depth + 1)]
    return group
  }

  private mutating func addTiming(to animation: CAAnimation, depth: Int) {
    if depth == 0 || random.chance(60) { animation.duration = random.number(0.3...3) }
    if random.chance(30) { animation.repeatCount = Float(random.whole(1...7)) / 2 }
    if random.chance(10) { animation.repeatCount = .infinity }
    if random.chance(10) { animation.repeatDuration = random.number(0.5...5) }
    animation.autoreverses = random.chance(20)
    if random.chance(25) {
      animation.beginTime = random.number(0.1...1) + (depth == 0 ? CACurrentMediaTime() : 0)
    }
    if random.chance(20) { animation.speed = Float(random.one(of: [0, 0.5, 2, 3, -1])) }
    if random.chance(15) {
      isSampled = true
      animation.timeOffset = random.number(0...1)
    }
    if random.chance(30) {
      isSampled = true
      animation.timingFunction = curve()
    }
    animation.fillMode = random.one(of: [.removed, .removed, .forwards, .backwards, .both])
    animation.isRemovedOnCompletion = random.chance(70)
  }

  private mutating func curve() -> CAMediaTimingFunction {
    CAMediaTimingFunction(
      name: random.one(of: [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]))
  }

  private mutating func value(_ sort: Sort) -> Any {
    func number() -> CGFloat { CGFloat(random.number(0.2...3)) }
    switch sort {
    case .number: return number()
    case .point: return CGPoint(x: number(), y: number())
    case .rect: return CGRect(x: number(), y: number(), width: number(), height: number())
    case .color: return CGColor(red: number() / 3, green: number() / 3, blue: 0.5, alpha: 1)
    case .transform:
      return CATransform3DScale(
        CATransform3DMakeRotation(number() / 2, 0, 0, 1), number(), number(), 1)
    }
  }
}
