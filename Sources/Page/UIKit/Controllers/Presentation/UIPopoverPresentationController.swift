import CoreGraphics
import Foundation

/// Presents a view in a bubble whose arrow points at what it belongs to.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  private lazy var bubble = {
    let bubble = UIPopoverView(around: presentedViewController.view)
    bubble.color = backgroundColor ?? usualColor
    return bubble
  }()

  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open weak var sourceView: UIView?
  /// A view, or a button in a bar; it counts before the source view.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// In the source view; all of it, if the page says nothing.
  open var sourceRect = CGRect.null
  open var canOverlapSourceViewRect = false
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var backgroundColor: UIColor? {
    didSet { bubble.color = backgroundColor ?? usualColor }
  }
  /// The color where the page chooses none.
  var usualColor: UIColor { .popover }

  private static let defaultSize = CGSize(width: 320, height: 480)

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    style = .popover
  }

  /// Where there is little room, a popover becomes a sheet, unless its delegate says otherwise.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  // MARK: Views

  override var isElevated: Bool { true }

  open override var presentedView: UIView? { bubble }

  open override var frameOfPresentedViewInContainerView: CGRect { geometry?.frame ?? .zero }

  private var geometry: PopoverGeometry? {
    guard let container else { return nil }
    guard let source = sourceItem?.place(in: container) ?? sourceViewsPlace(in: container) else {
      fatalError(
        "A popover needs a sourceView, a sourceItem or a barButtonItem before it is presented, so "
          + "that its arrow can point at it.")
    }
    let wanted = presentedViewController.preferredContentSize
    return PopoverGeometry(
      size: wanted.width > 0 && wanted.height > 0
        ? wanted : UIPopoverPresentationController.defaultSize,
      source: source,
      in: container.bounds.inset(by: popoverLayoutMargins),
      directions: permittedArrowDirections)
  }

  private func sourceViewsPlace(in container: UIView) -> CGRect? {
    sourceView.map {
      container.convert(sourceRect.isNull ? $0.bounds : sourceRect, from: $0)
    }
  }

  /// Whether there is something to point at.
  var hasSource: Bool { sourceView != nil || sourceItem != nil }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if presentedViewController.modal.transition?.direction != .dismissing { settleGeometry() }
  }

  override func settleGeometry() {
    guard let geometry, bubble.superview === container else { return }
    arrowDirection = geometry.direction
    bubble.take(geometry)
  }

  override func ownAnimator(
    _ direction: ModalTransition.Direction
  ) -> any UIViewControllerAnimatedTransitioning {
    DissolveAnimator(direction, duration: 0.2)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    guard let container else { return }
    let around = UIDimmingView(frame: container.bounds, color: .clear) { [weak self] in
      self?.tappedBeside()
    }
    around.letsThrough = { [weak self] in self?.letsThrough($0) ?? false }
    container.insertSubview(around, at: 0)
  }

  override func closeByEscape() -> Bool {
    tappedBeside()
    return true
  }

  func tappedBeside() {
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else {
      return dismissByUser()
    }
    guard delegate.popoverPresentationControllerShouldDismissPopover(self) else { return }
    dismissByUser(afterwards: { delegate.popoverPresentationControllerDidDismissPopover(self) })
  }

  override func letsThrough(_ point: CGPoint) -> Bool {
    guard let container else { return false }
    return (passthroughViews ?? []).contains {
      $0.point(inside: container.convert(point, to: $0), with: nil)
    }
  }
}
