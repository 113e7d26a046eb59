// How Swift 2 called what UIColor has. `CGColor` is not here: a property of that name would hide the
// type from every extension of UIColor.

import CoreGraphics
import Foundation

extension UIColor {
  @available(*, deprecated, renamed: "init(_colorLiteralRed:green:blue:alpha:)")
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }

  @available(*, deprecated, renamed: "getter:black()")
  public class func blackColor() -> UIColor { black }

  @available(*, deprecated, renamed: "getter:darkGray()")
  public class func darkGrayColor() -> UIColor { darkGray }

  @available(*, deprecated, renamed: "getter:lightGray()")
  public class func lightGrayColor() -> UIColor { lightGray }

  @available(*, deprecated, renamed: "getter:white()")
  public class func whiteColor() -> UIColor { white }

  @available(*, deprecated, renamed: "getter:gray()")
  public class func grayColor() -> UIColor { gray }

  @available(*, deprecated, renamed: "getter:red()")
  public class func redColor() -> UIColor { red }

  @available(*, deprecated, renamed: "getter:green()")
  public class func greenColor() -> UIColor { green }

  @available(*, deprecated, renamed: "getter:blue()")
  public class func blueColor() -> UIColor { blue }

  @available(*, deprecated, renamed: "getter:cyan()")
  public class func cyanColor() -> UIColor { cyan }

  @available(*, deprecated, renamed: "getter:yellow()")
  public class func yellowColor() -> UIColor { yellow }

  @available(*, deprecated, renamed: "getter:magenta()")
  public class func magentaColor() -> UIColor { magenta }

  @available(*, deprecated, renamed: "getter:orange()")
  public class func orangeColor() -> UIColor { orange }

  @available(*, deprecated, renamed: "getter:purple()")
  public class func purpleColor() -> UIColor { purple }

  @available(*, deprecated, renamed: "getter:brown()")
  public class func brownColor() -> UIColor { brown }

  @available(*, deprecated, renamed: "getter:clear()")
  public class func clearColor() -> UIColor { clear }

  @available(*, deprecated, renamed: "getter:lightText()")
  public class func lightTextColor() -> UIColor { lightText }

  @available(*, deprecated, renamed: "getter:darkText()")
  public class func darkTextColor() -> UIColor { darkText }

  @available(*, deprecated, renamed: "init(cgColor:)")
  public convenience init(CGColor color: CoreGraphics.CGColor) {
    self.init(cgColor: color)
  }

  @available(*, deprecated, renamed: "withAlphaComponent(_:)")
  public func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor {
    withAlphaComponent(alpha)
  }

  /// The grey of grouped tables before there was dark.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }

  @available(*, deprecated, renamed: "getter:systemGroupedBackground()")
  public class func groupTableViewBackgroundColor() -> UIColor { .systemGroupedBackground }
}
