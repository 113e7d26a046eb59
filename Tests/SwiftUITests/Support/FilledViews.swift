import UIKit

extension UIView {
  /// Whether the view is filled with a color, as it looks in the view's traits.
  func isFilled(with color: UIColor) -> Bool {
    backgroundColor == color.resolvedColor(with: traitCollection)
  }
}
