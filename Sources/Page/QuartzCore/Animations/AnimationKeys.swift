import CoreGraphics
import Foundation

/// An animation's own values by their names, as key-value coding finds them.
enum AnimationKeys {
  static func value(of key: String, in animation: CAAnimation) -> Any? {
    switch key {
    case "beginTime": return animation.beginTime
    case "duration": return animation.duration
    case "speed": return animation.speed
    case "timeOffset": return animation.timeOffset
    case "repeatCount": return animation.repeatCount
    case "repeatDuration": return animation.repeatDuration
    case "autoreverses": return animation.autoreverses
    case "fillMode": return animation.fillMode
    case "timingFunction": return animation.timingFunction
    case "removedOnCompletion", "isRemovedOnCompletion": return animation.isRemovedOnCompletion
    case "delegate": return animation.delegate
    default: break
    }
    guard let animation = animation as? CAPropertyAnimation else { return nil }
    switch key {
    case "keyPath": return animation.keyPath
    case "additive", "isAdditive": return animation.isAdditive
    case "cumulative", "isCumulative": return animation.isCumulative
    case "valueFunction": return animation.valueFunction
    default: break
    }
    guard let animation = animation as? CABasicAnimation else { return nil }
    switch key {
    case "fromValue": return animation.fromValue
    case "toValue": return animation.toValue
    case "byValue": return animation.byValue
    default: return nil
    }
  }

  /// Whether it is a name of the animation's own.
  static func set(_ value: Any?, of key: String, in animation: CAAnimation) -> Bool {
    let number = value.flatMap { AnimatedValue.number($0) } ?? 0
    switch key {
    case "beginTime": animation.beginTime = number
    case "duration": animation.duration = number
    case "speed": animation.speed = Float(number)
    case "timeOffset": animation.timeOffset = number
    case "repeatCount": animation.repeatCount = Float(number)
    case "repeatDuration": animation.repeatDuration = number
    case "autoreverses": animation.autoreverses = number != 0
    case "fillMode":
      let name = value as? CAMediaTimingFillMode
      animation.fillMode = name ?? CAMediaTimingFillMode(rawValue: value as? String ?? "removed")
    case "timingFunction": animation.timingFunction = value as? CAMediaTimingFunction
    case "removedOnCompletion", "isRemovedOnCompletion":
      animation.isRemovedOnCompletion = number != 0
    case "delegate": animation.delegate = value as? CAAnimationDelegate
    default: return setProperty(value, of: key, in: animation)
    }
    return true
  }

  private static func setProperty(_ value: Any?, of key: String, in animation: CAAnimation) -> Bool
  {
    guard let animation = animation as? CAPropertyAnimation else { return false }
    let number = value.flatMap { AnimatedValue.number($0) } ?? 0
    switch key {
    case "keyPath": animation.keyPath = value as? String
    case "additive", "isAdditive": animation.isAdditive = number != 0
    case "cumulative", "isCumulative": animation.isCumulative = number != 0
    case "valueFunction": animation.valueFunction = value as? CAValueFunction
    default: return setEnd(value, of: key, in: animation)
    }
    return true
  }

  private static func setEnd(_ value: Any?, of key: String, in animation: CAAnimation) -> Bool {
    guard let animation = animation as? CABasicAnimation else { return false }
    switch key {
    case "fromValue": animation.fromValue = value
    case "toValue": animation.toValue = value
    case "byValue": animation.byValue = value
    default: return false
    }
    return true
  }
}

extension CAAnimation {
  private static let names = [
    "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration",
    "autoreverses", "fillMode", "timingFunction", "removedOnCompletion",
  ]

  private static let ours: Set<ObjectIdentifier> = Set(
    ([
      CAAnimation.self, CAPropertyAnimation.self, CABasicAnimation.self, CASpringAnimation.self,
      CAKeyframeAnimation.self, CAAnimationGroup.self, CATransition.self,
    ] as [CAAnimation.Type]).map { ObjectIdentifier($0) })

  /// Whether it is of one of our classes, and not of a page's own.
  var isOurs: Bool { CAAnimation.ours.contains(ObjectIdentifier(type(of: self))) }

  /// A page's subclass may begin with values of its own.
  func takeDefaults() {
    guard !isOurs else { return }
    let type = type(of: self)
    for name in CAAnimation.names {
      guard let value = type.defaultValue(forKey: name) else { continue }
      _ = AnimationKeys.set(value, of: name, in: self)
    }
  }
}
