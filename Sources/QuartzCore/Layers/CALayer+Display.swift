import Foundation

extension CALayer {
  /// A new layer of one of our own classes; a page's class cannot be made by its type alone,
  /// because `init()` is not required of subclasses, and is represented by a plain layer.
  @_spi(UIKit) public static func instance(of type: AnyClass) -> CALayer {
    CALayer()
  }
}
