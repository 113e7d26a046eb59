// How Swift 2 called what UIColor has. `CGColor` is not here: a property of that name would hide the
// type from every extension of UIColor.

import CoreGraphics
import Foundation

extension UIColor {
  @available(*, deprecated, renamed: "black")
  public class func blackColor() -> UIColor { black }

  @available(*, deprecated, renamed: "darkGray")
  public class func darkGrayColor() -> UIColor { darkGray }

  @available(*, deprecated, renamed: "lightGray")
  public class func lightGrayColor() -> UIColor { lightGray }

  @available(*, deprecated, renamed: "white")
  public class func whiteColor() -> UIColor { white }

  @available(*, deprecated, renamed: "gray")
  public class func grayColor() -> UIColor { gray }

  @available(*, deprecated, renamed: "red")
  public class func redColor() -> UIColor { red }

  @available(*, deprecated, renamed: "green")
  public class func greenColor() -> UIColor { green }

  @available(*, deprecated, renamed: "blue")
  public class func blueColor() -> UIColor { blue }

  @available(*, deprecated, renamed: "cyan")
  public class func cyanColor() -> UIColor { cyan }

  @available(*, deprecated, renamed: "yellow")
  public class func yellowColor() -> UIColor { yellow }

  @available(*, deprecated, renamed: "magenta")
  public class func magentaColor() -> UIColor { magenta }

  @available(*, deprecated, renamed: "orange")
  public class func orangeColor() -> UIColor { orange }

  @available(*, deprecated, renamed: "purple")
  public class func purpleColor() -> UIColor { purple }

  @available(*, deprecated, renamed: "brown")
  public class func brownColor() -> UIColor { brown }

  @available(*, deprecated, renamed: "clear")
  public class func clearColor() -> UIColor { clear }

  @available(*, deprecated, renamed: "lightText")
  public class func lightTextColor() -> UIColor { lightText }

  @available(*, deprecated, renamed: "darkText")
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

  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class func groupTableViewBackgroundColor() -> UIColor { .systemGroupedBackground }
}
