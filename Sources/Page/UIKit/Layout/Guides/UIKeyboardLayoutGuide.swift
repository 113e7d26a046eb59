import CoreGraphics
import Foundation

/// The place a keyboard takes, at the bottom of a view.
///
/// Where no keyboard stands on the screen, it reaches from the safe area's end to the window's.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UILayoutGuide {
  init(of view: UIView, _ name: String) {
    super.init(
      .inset { UIKeyboardLayoutGuide.insets(in: $0) }, identifier: name, of: view)
  }

  public required init?(coder: NSCoder) { nil }

  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0

  private static func insets(in view: UIView) -> UIEdgeInsets {
    let bounds = view.bounds
    let top = max(bounds.height - view.safeAreaInsets.bottom, 0)
    let end = view.window.map { view.convert($0.bounds, from: $0).maxY } ?? bounds.maxY
    let bottom = min(bounds.maxY - end, bounds.height - top)
    return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }
}
