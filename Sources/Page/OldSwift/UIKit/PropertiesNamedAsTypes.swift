// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Properties that Swift 2 named as their types. They are here, not in UIKit's `Spellings`: in an extension of
// one of these classes, a current text that says `CGColor(…)` would find the property.

import CoreGraphics
import UIKit

extension UIColor {
  @available(*, deprecated, renamed: "cgColor")
  public var CGColor: CoreGraphics.CGColor { cgColor }
}

extension UIImage {
  @available(*, deprecated, renamed: "cgImage")
  public var CGImage: CoreGraphics.CGImage? { cgImage }
}

extension UIBezierPath {
  @available(*, deprecated, renamed: "cgPath")
  public var CGPath: CoreGraphics.CGPath {
    get { cgPath }
    set { cgPath = newValue }
  }
}
