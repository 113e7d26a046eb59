import CoreGraphics
import Foundation

/// A change over time that a layer shows beside its model values.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
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
  /// A wish; the screen here always has sixty frames a second.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Seconds to wait after the commit; a begin time is one of the clock instead.
  @_spi(UIKit) public var delay: CFTimeInterval = 0

  var extraValues: [String: Any] = [:]

  public override init() {
    super.init()
    takeDefaults()
  }

  /// Archives of animations are not read; whatever is in one, the animation is as a new one.
  public required init?(coder: NSCoder) {
    super.init()
    takeDefaults()
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {}

  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// What a new animation has under a name; a subclass may say something else.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": Float(1)
    case "removedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  // MARK: Values by name

  open func value(forKey key: String) -> Any? {
    AnimationKeys.value(of: key, in: self) ?? extraValues[key]
  }

  open func setValue(_ value: Any?, forKey key: String) {
    if !AnimationKeys.set(value, of: key, in: self) { extraValues[key] = value }
  }

  open func value(forKeyPath path: String) -> Any? { value(forKey: path) }

  open func setValue(_ value: Any?, forKeyPath path: String) { setValue(value, forKey: path) }

  // MARK: Running

  /// Adds the animation to the layer whose value changed.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard let layer = anObject as? CALayer else { return }
    layer.add(asAction(forKey: event, on: layer), forKey: event)
  }

  /// The animation with what it takes from the change that it answers.
  func asAction(forKey event: String, on layer: CALayer) -> CAAnimation { self }

  /// Names of the values it animates.
  var animatedKeys: [String] { [] }

  /// The animations of single values that it is made of.
  var properties: [CAPropertyAnimation] { [] }

  /// What it does to a layer with these values, in its own time, whatever its speed and offset.
  func tracks(on model: LayerValues) -> [AnimationTrack] { [] }

  /// The same without any curve of its own.
  var evened: CAAnimation {
    let copy = copied()
    copy.timingFunction = nil
    return copy
  }

  // MARK: Copying

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
    preferredFrameRateRange = other.preferredFrameRateRange
    delegate = other.delegate
    delay = other.delay
    extraValues = other.extraValues
  }

  /// A new animation of the class of ours that this one's is made from.
  func makePlain() -> CAAnimation { CAAnimation() }

  /// A copy; one of a page's own subclass is of our class below it, because nothing says how to
  /// make one of its own.
  func copied() -> CAAnimation {
    let copy = makePlain()
    copy.take(from: self)
    return copy
  }

  open override func copy() -> Any { copied() }

  open func copy(with zone: NSZone? = nil) -> Any { copied() }
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
