import CoreGraphics
import Foundation
import QuartzCore

/// Presents a view as a sheet: a card that covers most of the page, rests at detents, and is
/// swiped away. In a wide window it is a card in the middle.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  private(set) lazy var card = UIDropShadowView(around: presentedViewController.view)
  private(set) var dimming: UIDimmingView?
  var drag: SheetDrag?

  open var detents: [Detent] = [.large()] {
    didSet { changed() }
  }
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { changed() }
  }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { changed() }
  }
  open var prefersGrabberVisible = false {
    didSet { changed() }
  }
  open var preferredCornerRadius: CGFloat? {
    didSet { changed() }
  }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { changed() }
  }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { changed() }
  }
  open var prefersPageSizing = true
  open weak var sourceView: UIView?

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    style = .pageSheet
  }

  /// Runs changes of detents and looks in an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { self.containerView?.layoutIfNeeded() })
  }

  /// Custom detents are computed anew.
  open func invalidateDetents() { changed() }

  private func changed() {
    container?.setNeedsLayout()
  }

  // MARK: Views

  override var isElevated: Bool { true }

  open override var presentedView: UIView? { card }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return geometry(in: container).frame(height: selectedHeight)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let container, card.superview === container else { return }
    showLooks()
    guard presentedViewController.modal.transition == nil, drag == nil else { return }
    card.frame = frameOfPresentedViewInContainerView
    card.layoutIfNeeded()
    dimming?.alpha = dimmingAlpha
  }

  override func settleGeometry() {
    showLooks()
    card.fitContent()
  }

  private func showLooks() {
    guard let container else { return }
    let isAttached = geometry(in: container).isAttached
    card.show(
      grabber: prefersGrabberVisible && isAttached, radius: preferredCornerRadius ?? 10,
      corners: isAttached
        ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        : [
          .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ])
  }

  // MARK: Transitions

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    let dimming = UIDimmingView(frame: container.bounds) { [weak self] in self?.dismissByUser() }
    dimming.alpha = 0
    dimming.letsThrough = { [weak self] in self?.letsThrough($0) ?? false }
    container.insertSubview(dimming, at: 0)
    self.dimming = dimming
    fade(dimming, to: dimmingAlpha)
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: Selector(UISheetPresentationController.panned, named: "panned"))
    card.addGestureRecognizer(pan)
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if let dimming { fade(dimming, to: 0) }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed {
      dimming?.alpha = dimmingAlpha
      container?.setNeedsLayout()
    }
  }

  override func closeByEscape() -> Bool {
    dismissByUser()
    return true
  }

  override func letsThrough(_ point: CGPoint) -> Bool { dimmingAlpha == 0 }

  private func panned(_ pan: UIGestureRecognizer) {
    guard let pan = pan as? UIPanGestureRecognizer else { return }
    follow(pan)
  }
}
