// swift-format-ignore-file: AlwaysUseLowerCamelCase
// As Swift 2 and 3 spelled them.

import CoreGraphics
import Foundation

extension UIMenuController {
  @available(*, deprecated, renamed: "shared")
  public static func sharedMenuController() -> UIMenuController { shared }

  @available(*, deprecated, renamed: "isMenuVisible")
  public var menuVisible: Bool {
    get { isMenuVisible }
    set { isMenuVisible = newValue }
  }

  @available(*, deprecated, renamed: "setTargetRect(_:in:)")
  public func setTargetRect(_ targetRect: CGRect, inView targetView: UIView) {
    setTargetRect(targetRect, in: targetView)
  }
}
