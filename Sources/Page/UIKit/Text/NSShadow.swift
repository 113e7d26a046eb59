import CoreGraphics
import CoreText
import Foundation

/// The shadow of letters.
open class NSShadow: NSObject, NSCopying, _TextShadowSource {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A UIColor; no shadow where there is none.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  public var _textShadowParts: (offset: CGSize, blur: CGFloat, color: CGColor)? {
    (shadowColor as? any _TextColorSource).map { (shadowOffset, shadowBlurRadius, $0._textColor) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}

extension UIColor: _TextColorSource {
  public var _textColor: CGColor { cgColor }
}
