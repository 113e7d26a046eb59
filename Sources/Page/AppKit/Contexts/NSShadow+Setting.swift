import CoreGraphics
import CoreText
import UIKit

extension NSShadow {
  /// Gives what is drawn from now on this shadow, until the context is restored.
  public func set() {
    guard let context = NSGraphicsContext.current?.cgContext else { return }
    let color = (shadowColor as? any _TextColorSource)?._textColor
    context.setShadow(
      offset: CGSize(width: shadowOffset.width, height: shadowOffset.height),
      blur: shadowBlurRadius, color: color)
  }
}
