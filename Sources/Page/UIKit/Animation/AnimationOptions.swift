import QuartzCore

extension UIView {
  /// How a block animates.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve is a number in four bits, not a set of flags.
    var curve: CAMediaTimingFunction {
      AnimationCurve.function(number: Int(rawValue >> 16 & 15))
    }

    /// The number of the transition; zero is none.
    var transition: UInt { rawValue >> 20 & 15 }

    /// The options that say only this curve.
    init(curve: AnimationCurve) {
      self.init(rawValue: UInt(curve.rawValue) << 16)
    }
  }

  /// How an animation's pace changes.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    /// The curve of a number; beyond the named ones there is the keyboard's.
    static func function(number: Int) -> CAMediaTimingFunction {
      switch number {
      case 1: CAMediaTimingFunction(name: .easeIn)
      case 2: CAMediaTimingFunction(name: .easeOut)
      case 3: CAMediaTimingFunction(name: .linear)
      case 7: CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
      default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }

    var function: CAMediaTimingFunction { AnimationCurve.function(number: rawValue) }
  }

  /// What a view shows when it changes as a whole.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown

    var options: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 20) }
  }

  /// What the system itself does to views.
  public enum SystemAnimation: UInt, Sendable {
    case delete
  }
}
