import Foundation

// What Swift 2 and 3 called the types of animations.

@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

@available(*, deprecated, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

@available(*, deprecated, renamed: "UIView.AnimationTransition")
public typealias UIViewAnimationTransition = UIView.AnimationTransition

@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

@available(*, deprecated, renamed: "UIView.SystemAnimation")
public typealias UISystemAnimation = UIView.SystemAnimation

extension UIView.AnimationCurve {
  @available(*, deprecated, renamed: "easeInOut")
  public static var EaseInOut: Self { .easeInOut }

  @available(*, deprecated, renamed: "easeIn")
  public static var EaseIn: Self { .easeIn }

  @available(*, deprecated, renamed: "easeOut")
  public static var EaseOut: Self { .easeOut }

  @available(*, deprecated, renamed: "linear")
  public static var Linear: Self { .linear }
}

extension UIView.AnimationTransition {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }

  @available(*, deprecated, renamed: "flipFromLeft")
  public static var FlipFromLeft: Self { .flipFromLeft }

  @available(*, deprecated, renamed: "flipFromRight")
  public static var FlipFromRight: Self { .flipFromRight }

  @available(*, deprecated, renamed: "curlUp")
  public static var CurlUp: Self { .curlUp }

  @available(*, deprecated, renamed: "curlDown")
  public static var CurlDown: Self { .curlDown }
}
