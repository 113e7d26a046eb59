import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Runs keyframes that the block adds, each at its share of the duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Keyframes within a keyframe share its animation, and have its time.
    if let outer = AnimationBlock.current, case .keyframes(let recorder) = outer.content {
      let span = recorder.span
      outer.include(completion) { recorder.within(span, animations) }
      return
    }
    let shared = AnimationOptions(rawValue: options.rawValue & ~KeyframeAnimationOptions.modeBits)
    let settings = AnimationSettings(
      duration: duration, delay: delay, options: shared, curve: .function(shared.curve))
    let recorder = KeyframeRecorder(options)
    let block = AnimationBlock(settings, content: .keyframes(recorder), completion: completion)
    block.closing.append { recorder.start(in: block) }
    block.run(animations)
  }

  /// Adds a keyframe to the animation around it.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current, case .keyframes(let recorder) = block.content else {
      return animations()
    }
    let span = recorder.span.part(from: frameStartTime, length: frameDuration)
    recorder.within(span, animations)
  }

  /// How keyframes animate.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The mode is a number in these bits; curves and the rest lie where other options have them.
    static let modeBits: UInt = 15 << 10

    var calculationMode: CAAnimationCalculationMode {
      switch (rawValue & KeyframeAnimationOptions.modeBits) >> 10 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
