import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Animates changes of views, and lets them be interrupted, scrubbed, reversed and gone on with.
///
/// Its blocks run when it starts; the animations that come of them are its items, and it alone
/// has their time in hand. Where they are is an `AnimatorPlace`; while they run they play a leg,
/// from one place to another.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating,
  @preconcurrency NSCopying
{
  public internal(set) var timingParameters: (any UITimingCurveProvider)?
  var plannedDuration: TimeInterval
  open internal(set) var delay: TimeInterval = 0
  /// Whether views that it moves can be touched.
  open var isUserInteractionEnabled = true
  /// Whether the page hit-tests views that move by itself; else they are hit where they are seen.
  open var isManualHitTestingEnabled = false
  /// Whether it may be paused and stopped.
  open var isInterruptible = true
  /// Whether a paused animation follows `fractionComplete` evenly, whatever its curve.
  open var scrubsLinearly = true
  /// Whether it stands still at its end, and has to be stopped and finished.
  open var pausesOnCompletion = false

  open internal(set) var state = UIViewAnimatingState.inactive
  open internal(set) var isRunning = false
  open var isReversed = false {
    didSet { if isReversed != oldValue { directionChanged() } }
  }

  var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var items: [AnimatorItem] = []
  var starts: [AnimatorStart] = []
  /// Where it stands while it does not run, and where its leg began while it does.
  var place = AnimatorPlace.start
  var leg: AnimationDrive?
  var ending: MainTimer?

  /// A duration and a pace; a spring that was not made for a duration takes its own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    (plannedDuration, timingParameters) = (max(duration, 0), parameters)
    super.init()
  }

  /// Without a duration, and at an even pace.
  public override convenience init() {
    self.init(duration: 0, curve: .linear)
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// One that runs already.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 15)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// A new one of the same pace; it has no animations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: plannedDuration, timingParameters: timingParameters ?? UICubicTimingParameters())
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    (copy.isInterruptible, copy.scrubsLinearly) = (isInterruptible, scrubsLinearly)
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  /// How long it takes from its start to its end.
  open var duration: TimeInterval { pacing.length(plannedDuration) }

  /// Where it is, from 0 to 1 in the direction in which it goes.
  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { scrub(to: newValue) }
  }

  // MARK: Changes

  /// Changes that begin when this share of the time that is left has gone by.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delayFactor: 0)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits for its end.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  // MARK: Running

  open func startAnimation() {
    start(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    start(afterDelay: delay)
  }

  open func pauseAnimation() {
    pause()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(parameters, durationFactor: durationFactor)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    stop(withoutFinishing ? .forGood : .toBeFinished)
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      fatalError("finishAnimation(at:) may be called on a stopped animator only.")
    }
    finish(at: finalPosition)
  }
}
