// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How fonts and their weights were written in Swift 2 and 3.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "NSFont.Weight.ultraLight")
public let NSFontWeightUltraLight = NSFont.Weight.ultraLight
@available(*, deprecated, renamed: "NSFont.Weight.thin")
public let NSFontWeightThin = NSFont.Weight.thin
@available(*, deprecated, renamed: "NSFont.Weight.light")
public let NSFontWeightLight = NSFont.Weight.light
@available(*, deprecated, renamed: "NSFont.Weight.regular")
public let NSFontWeightRegular = NSFont.Weight.regular
@available(*, deprecated, renamed: "NSFont.Weight.medium")
public let NSFontWeightMedium = NSFont.Weight.medium
@available(*, deprecated, renamed: "NSFont.Weight.semibold")
public let NSFontWeightSemibold = NSFont.Weight.semibold
@available(*, deprecated, renamed: "NSFont.Weight.bold")
public let NSFontWeightBold = NSFont.Weight.bold
@available(*, deprecated, renamed: "NSFont.Weight.heavy")
public let NSFontWeightHeavy = NSFont.Weight.heavy
@available(*, deprecated, renamed: "NSFont.Weight.black")
public let NSFontWeightBlack = NSFont.Weight.black

extension NSFont {
  @available(*, deprecated, renamed: "systemFont(ofSize:)")
  public class func systemFontOfSize(_ fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }

  @available(*, deprecated, renamed: "systemFont(ofSize:weight:)")
  public class func systemFontOfSize(_ fontSize: CGFloat, weight: Weight) -> NSFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  @available(*, deprecated, renamed: "boldSystemFont(ofSize:)")
  public class func boldSystemFontOfSize(_ fontSize: CGFloat) -> NSFont {
    boldSystemFont(ofSize: fontSize)
  }

  @available(*, deprecated, renamed: "labelFont(ofSize:)")
  public class func labelFontOfSize(_ fontSize: CGFloat) -> NSFont { labelFont(ofSize: fontSize) }

  @available(*, deprecated, renamed: "userFont(ofSize:)")
  public class func userFontOfSize(_ fontSize: CGFloat) -> NSFont? { userFont(ofSize: fontSize) }

  @available(*, deprecated, renamed: "userFixedPitchFont(ofSize:)")
  public class func userFixedPitchFontOfSize(_ fontSize: CGFloat) -> NSFont? {
    userFixedPitchFont(ofSize: fontSize)
  }

  @available(*, deprecated, renamed: "monospacedDigitSystemFont(ofSize:weight:)")
  public class func monospacedDigitSystemFontOfSize(
    _ fontSize: CGFloat, weight: Weight
  ) -> NSFont {
    monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
  }
}
