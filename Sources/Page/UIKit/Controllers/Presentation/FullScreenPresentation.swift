import CoreGraphics
import Foundation

/// A presented view that fills the container: the full screen and current context styles.
@MainActor
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override func containerViewWillLayoutSubviews() {
    guard let view = presentedView, presentedViewController.modal.transition == nil,
      view.transform.isIdentity, view.superview === container
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}
