import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UIWindow {
  func putIn(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    if tellsRoot { controller.willAppear() }
    view.frame = bounds
    insertSubview(view, at: 0)
    if tellsRoot { rootShown(controller) }
  }

  func takeOut(_ controller: UIViewController) {
    if tellsRoot { controller.willDisappear() }
    if let view = controller.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    if tellsRoot { controller.didDisappear() }
  }

  /// The root view is as large as its window, whatever becomes of the window.
  func fitRoot() {
    guard appearance == .told, let view = rootViewController?.viewIfLoaded,
      view.superview === self, view.transform.isIdentity, view.frame != bounds
    else { return }
    view.frame = bounds
  }

  func visibilityChanged() {
    WindowStack.shared.put(self)
    let name =
      isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
    NotificationCenter.default.post(name: name, object: self)
    guard appearance == .told, let controller = rootViewController else { return }
    if isHidden {
      controller.willDisappear()
      controller.didDisappear()
    } else {
      controller.willAppear()
      rootShown(controller)
    }
  }

  private var tellsRoot: Bool { appearance == .told && !isHidden }

  /// The commit that shows the view comes before `viewDidAppear`.
  private func rootShown(_ controller: UIViewController) {
    controller.isAppearing()
    MainTimer(after: 0) { [weak self, weak controller] in
      MainActor.assumeIsolated {
        guard let self, let controller, self.rootViewController === controller else { return }
        controller.didAppear()
      }
    }
  }
}
