import CoreGraphics
import Foundation

/// A change over time that a layer shows beside its model values.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  /// Kept strongly, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Seconds to wait after the commit; a begin time is one of the clock instead.
  @_spi(UIKit) public var delay: CFTimeInterval = 0

  var extraValues: [String: Any] = [:]

  public required override init() {
    super.init()
  }

  open func value(forKey key: String) -> Any? { extraValues[key] }

  open func setValue(_ value: Any?, forKey key: String) {
    extraValues[key] = value
  }

  /// Adds the animation to the layer whose value changed.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Names of the values it animates.
  var animatedKeys: [String] { [] }

  /// What it does to a layer with these values.
  func tracks(on model: LayerValues) -> [AnimationTrack] { [] }

  /// Takes over another animation's settings.
  func take(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    delegate = other.delegate
    delay = other.delay
    extraValues = other.extraValues
  }

  func copied() -> Self {
    let copy = type(of: self).init()
    copy.take(from: self)
    return copy
  }

  open override func copy() -> Any { copied() }
}

/// Who is told when an animation starts and stops.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
