// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The words for views, as Swift 2 to 4 spelled them.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

@available(*, deprecated, renamed: "UIInterpolatingMotionEffect.EffectType")
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType

@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric: CGFloat = -1

extension UIView.AutoresizingMask {
  @available(*, deprecated, renamed: "flexibleLeftMargin")
  public static var FlexibleLeftMargin: Self { .flexibleLeftMargin }

  @available(*, deprecated, renamed: "flexibleWidth")
  public static var FlexibleWidth: Self { .flexibleWidth }

  @available(*, deprecated, renamed: "flexibleRightMargin")
  public static var FlexibleRightMargin: Self { .flexibleRightMargin }

  @available(*, deprecated, renamed: "flexibleTopMargin")
  public static var FlexibleTopMargin: Self { .flexibleTopMargin }

  @available(*, deprecated, renamed: "flexibleHeight")
  public static var FlexibleHeight: Self { .flexibleHeight }

  @available(*, deprecated, renamed: "flexibleBottomMargin")
  public static var FlexibleBottomMargin: Self { .flexibleBottomMargin }

  @available(*, deprecated, message: "Use [].")
  public static var None: Self { [] }
}

extension UIView.TintAdjustmentMode {
  @available(*, deprecated, renamed: "automatic")
  public static var Automatic: Self { .automatic }

  @available(*, deprecated, renamed: "normal")
  public static var Normal: Self { .normal }

  @available(*, deprecated, renamed: "dimmed")
  public static var Dimmed: Self { .dimmed }
}

extension UISemanticContentAttribute {
  @available(*, deprecated, renamed: "unspecified")
  public static var Unspecified: Self { .unspecified }

  @available(*, deprecated, renamed: "playback")
  public static var Playback: Self { .playback }

  @available(*, deprecated, renamed: "spatial")
  public static var Spatial: Self { .spatial }

  @available(*, deprecated, renamed: "forceLeftToRight")
  public static var ForceLeftToRight: Self { .forceLeftToRight }

  @available(*, deprecated, renamed: "forceRightToLeft")
  public static var ForceRightToLeft: Self { .forceRightToLeft }
}

extension UIUserInterfaceLayoutDirection {
  @available(*, deprecated, renamed: "leftToRight")
  public static var LeftToRight: Self { .leftToRight }

  @available(*, deprecated, renamed: "rightToLeft")
  public static var RightToLeft: Self { .rightToLeft }
}

extension UIInterpolatingMotionEffect.EffectType {
  @available(*, deprecated, renamed: "tiltAlongHorizontalAxis")
  public static var TiltAlongHorizontalAxis: Self { .tiltAlongHorizontalAxis }

  @available(*, deprecated, renamed: "tiltAlongVerticalAxis")
  public static var TiltAlongVerticalAxis: Self { .tiltAlongVerticalAxis }
}
