import CoreGraphics
import Foundation

extension UIView {
  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// The part of the view in which lines of text are not too long to be read.
  public var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide") { $0.readableInsets }
  }

  /// The place of the keyboard; without one on screen, what is below the safe area, down to the
  /// end of the window.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let name = "UIKeyboardLayoutGuide"
    if let guide = layoutState.guides.first(where: { $0 is UIKeyboardLayoutGuide }) {
      return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(of: self, name)
    }
    return UIKeyboardLayoutGuide(of: self, name)
  }

  private func systemGuide(
    _ name: String, _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    layoutState.guides.first { $0.identifier == name && $0.isOfSystem }
      ?? UILayoutGuide(.inset(insets), identifier: name, of: self)
  }

  /// As wide as 672 points at the usual size of text.
  private var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let spare = bounds.width - insets.left - insets.right - 672
    if spare > 0 {
      insets.left += spare / 2
      insets.right += spare / 2
    }
    return insets
  }
}

extension UILayoutGuide {
  var isOfSystem: Bool {
    if case .plain = role { return false }
    return true
  }
}
