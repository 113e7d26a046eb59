import CoreGraphics
import Foundation

/// Darkens what lies below a presented view, and hears taps beside it.
@MainActor
final class UIDimmingView: UIView {
  private let tapped: () -> Void
  /// Where touches are for what lies below.
  var letsThrough: (CGPoint) -> Bool = { _ in false }

  init(frame: CGRect, color: UIColor = .dimming, tapped: @escaping () -> Void) {
    self.tapped = tapped
    super.init(frame: frame)
    backgroundColor = color
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector(UIDimmingView.tap, named: "tap"))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && !letsThrough(point)
  }

  private func tap() { tapped() }
}

extension UIColor {
  /// What lies between a page and what is presented over it.
  static let dimming = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}

extension UIPresentationController {
  /// A touch beside the view, or a swipe, asks for its dismissal; the delegate may refuse.
  func dismissByUser(whenRefused: () -> Void = {}, afterwards: @escaping () -> Void = {}) {
    let presented = presentedViewController
    let isAllowed =
      !presented.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    guard isAllowed, presented.modal.dismissal == .none, presented.modal.transition == nil else {
      whenRefused()
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismissPresented(.animated) {
      self.delegate?.presentationControllerDidDismiss(self)
      afterwards()
    }
  }

  /// Lets a dimming view come and go with the presented one.
  func fade(_ view: UIView, to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      view.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in view.alpha = alpha }, completion: nil)
  }
}
