import CoreGraphics
import Foundation

/// The view of a controller that lays other controllers' views and bars out.
@MainActor
final class UILayoutContainerView: UIView {
  weak var owner: (any LayoutContainer)?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// A controller with bars around its children.
@MainActor
protocol LayoutContainer: AnyObject {
  func layOut()
}

/// Where the views of a navigation controller's children stand, and move.
@MainActor
final class UINavigationTransitionView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }
}
