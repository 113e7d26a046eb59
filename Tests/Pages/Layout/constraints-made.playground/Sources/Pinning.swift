import UIKit

extension UIView {
  public func pin(width: CGFloat) {
    widthAnchor.constraint(equalToConstant: width).isActive = true
  }
}
