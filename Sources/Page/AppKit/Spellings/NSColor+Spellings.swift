// How Swift 2 called what NSColor has.

import CoreGraphics
import Foundation

extension NSColor {
  @available(*, deprecated, renamed: "getter:black()")
  public class func blackColor() -> NSColor { black }

  @available(*, deprecated, renamed: "getter:darkGray()")
  public class func darkGrayColor() -> NSColor { darkGray }

  @available(*, deprecated, renamed: "getter:lightGray()")
  public class func lightGrayColor() -> NSColor { lightGray }

  @available(*, deprecated, renamed: "getter:white()")
  public class func whiteColor() -> NSColor { white }

  @available(*, deprecated, renamed: "getter:gray()")
  public class func grayColor() -> NSColor { gray }

  @available(*, deprecated, renamed: "getter:red()")
  public class func redColor() -> NSColor { red }

  @available(*, deprecated, renamed: "getter:green()")
  public class func greenColor() -> NSColor { green }

  @available(*, deprecated, renamed: "getter:blue()")
  public class func blueColor() -> NSColor { blue }

  @available(*, deprecated, renamed: "getter:cyan()")
  public class func cyanColor() -> NSColor { cyan }

  @available(*, deprecated, renamed: "getter:yellow()")
  public class func yellowColor() -> NSColor { yellow }

  @available(*, deprecated, renamed: "getter:magenta()")
  public class func magentaColor() -> NSColor { magenta }

  @available(*, deprecated, renamed: "getter:orange()")
  public class func orangeColor() -> NSColor { orange }

  @available(*, deprecated, renamed: "getter:purple()")
  public class func purpleColor() -> NSColor { purple }

  @available(*, deprecated, renamed: "getter:brown()")
  public class func brownColor() -> NSColor { brown }

  @available(*, deprecated, renamed: "getter:clear()")
  public class func clearColor() -> NSColor { clear }

  @available(*, deprecated, renamed: "withAlphaComponent(_:)")
  public func colorWithAlphaComponent(_ alpha: CGFloat) -> NSColor { withAlphaComponent(alpha) }

  @available(*, deprecated, renamed: "blended(withFraction:of:)")
  public func blendedColorWithFraction(_ fraction: CGFloat, ofColor color: NSColor) -> NSColor? {
    blended(withFraction: fraction, of: color)
  }

  @available(*, deprecated, renamed: "init(patternImage:)")
  public class func colorWithPatternImage(_ image: NSImage) -> NSColor {
    NSColor(patternImage: image)
  }

  @available(*, deprecated, renamed: "init(srgbRed:green:blue:alpha:)")
  public convenience init(
    SRGBRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  @available(*, deprecated, renamed: "init(cgColor:)")
  public convenience init?(CGColor color: CoreGraphics.CGColor) {
    self.init(cgColor: color)
  }
}
