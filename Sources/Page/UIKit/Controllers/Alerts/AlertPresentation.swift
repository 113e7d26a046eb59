import CoreGraphics
import Foundation

/// Presents an alert in the middle of the page, or its sheet from below, over darkened ground.
@MainActor
final class AlertPresentation: UIPresentationController {
  private var dimming: UIDimmingView?

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    style = .overFullScreen
  }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = container?.bounds, let view = alert?.view as? UIAlertControllerView else {
      return .zero
    }
    let margin = AlertLook.sheetMargin
    let width =
      isSheet ? min(bounds.width - 2 * margin, 500) : min(AlertLook.alertWidth, bounds.width)
    let height = view.height(width: width)
    let y = isSheet ? bounds.height - margin - height : ((bounds.height - height) / 2).onPixel
    return CGRect(
      x: ((bounds.width - width) / 2).onPixel, y: y, width: width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    guard let view = presentedView, view.superview === container,
      presentedViewController.modal.transition == nil
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    let dimming = UIDimmingView(frame: container.bounds) { [weak self] in self?.tappedBeside() }
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    self.dimming = dimming
    fade(dimming, to: 1)
  }

  override func dismissalTransitionWillBegin() {
    if let dimming { fade(dimming, to: 0) }
  }

  /// An alert without a way to cancel wants an answer.
  override func closeByEscape() -> Bool {
    if let alert, let cancel = alert.cancelAction { alert.choose(cancel) }
    return true
  }

  /// Beside a sheet a tap cancels; an alert wants an answer.
  private func tappedBeside() {
    guard isSheet, let cancel = alert?.cancelAction else { return }
    alert?.choose(cancel)
  }

  override func ownAnimator(
    _ direction: ModalTransition.Direction
  ) -> any UIViewControllerAnimatedTransitioning {
    isSheet
      ? CoverAnimator(direction, duration: 0.4)
      : AlertAnimator(direction, duration: direction == .presenting ? 0.4 : 0.25)
  }
}

/// An alert's sheet in a wide window: a bubble at its source, where it has one.
@MainActor
final class ActionSheetPopover: UIPopoverPresentationController {
  override func adapted(in window: UIWindow) -> UIPresentationController {
    if hasSource, PresentationRoom.of(window) == .plenty { return self }
    return AlertPresentation(
      presentedViewController: presentedViewController, presenting: presenting)
  }

  /// There is no cancel button in a bubble: a tap beside it is that.
  override func tappedBeside() {
    guard let alert = presentedViewController as? UIAlertController, let cancel = alert.cancelAction
    else { return super.tappedBeside() }
    alert.choose(cancel)
  }
}

/// Shrinks into place while it fades in; fades out where it is.
@MainActor
final class AlertAnimator: ModalAnimator {
  override func move(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    completion: @escaping (Bool) -> Void
  ) {
    guard direction == .presenting else {
      return animate({ view.alpha = 0 }) {
        view.alpha = 1
        completion($0)
      }
    }
    UIView.performWithoutAnimation {
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
    }
    animate(
      {
        view.alpha = 1
        view.transform = .identity
      }, completion: completion)
  }
}
