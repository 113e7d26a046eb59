import CoreGraphics
import Foundation

/// The view at the top, where touches arrive.
@MainActor @preconcurrency
open class UIWindow: UIView {
  private(set) lazy var dispatcher = TouchDispatcher(window: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  open var screen: UIScreen { UIScreen.main }
  open private(set) var isKeyWindow = false

  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  open func makeKey() {
    isKeyWindow = true
  }

  open func sendEvent(_ event: UIEvent) {
    dispatcher.send(event)
  }
}
