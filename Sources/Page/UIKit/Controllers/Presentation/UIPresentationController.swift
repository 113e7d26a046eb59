import CoreGraphics
import Foundation

/// Decides where a presented view is, and what is around it, from the moment it comes to the
/// moment it has gone.
///
/// Subclasses of a page's own come from a transitioning delegate; those for the modal styles are
/// beside this one.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  var style = UIModalPresentationStyle.custom
  var container: UITransitionView?
  /// Where the presenter's view was, if the presentation has taken it away.
  var presentersPlace: ViewPlace?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, presenting) = (presentedViewController, presentingViewController)
    super.init()
  }

  open var presentedViewController: UIViewController {
    guard let presented else { fatalError("What was presented is there no more.") }
    return presented
  }

  open var presentingViewController: UIViewController {
    guard let presenting else {
      fatalError("Nobody presents this <\(type(of: presentedViewController))>.")
    }
    return presenting
  }

  open var presentationStyle: UIModalPresentationStyle { style }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Adapting

  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? adaptivePresentationStyle
  }

  open var overrideTraitCollection: UITraitCollection? {
    didSet { container?.takeTraits(containerTraits) }
  }

  /// Whether what is presented lies above the interface, and does not take its place.
  var isElevated: Bool { false }

  /// The traits that the container does not inherit.
  fileprivate var containerTraits: TraitValues? {
    guard isElevated else { return overrideTraitCollection?.values }
    var traits = TraitValues()
    traits.userInterfaceLevel = .elevated
    if let overrideTraitCollection { traits.override(with: overrideTraitCollection.values) }
    return traits
  }

  /// The presentation that is right for the room there is.
  func adapted(in window: UIWindow) -> UIPresentationController {
    guard PresentationRoom.of(window) == .little, let presented else { return self }
    let wanted = adaptivePresentationStyle(for: traitCollection)
    guard wanted != .none, wanted != style, wanted != .automatic else { return self }
    let other = UIViewController.presentation(wanted, of: presented, by: presenting)
    other.delegate = delegate
    delegate?.presentationController(self, prepare: other)
    return other
  }

  // MARK: Views

  open var containerView: UIView? { container }
  open var presentedView: UIView? { presented?.view }
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// What moves the view where no delegate has said so.
  func ownAnimator(
    _ direction: ModalTransition.Direction
  ) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator.animator(for: presentedViewController.modalTransitionStyle, direction)
  }

  /// What lies in the presented view has its size before the controller appears.
  func settleGeometry() {}

  /// Closes what is presented if the Escape key does that; whether it does.
  func closeByEscape() -> Bool { false }

  /// Whether a touch beside the presented view is for what lies below.
  func letsThrough(_ point: CGPoint) -> Bool { false }

  // MARK: Traits and sizes

  open var traitCollection: UITraitCollection {
    container?.traitCollection
      ?? (presenting?.traitCollection ?? .screen).overridden(by: containerTraits)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?.viewWillTransition(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?.willTransition(to: newCollection, with: coordinator)
  }
}

extension UIPresentationController {
  /// Puts up what will hold the view: over the window, or over the presenter's view in a context.
  func putUpContainer(over view: UIView?, in window: UIWindow) -> UITransitionView {
    let inContext = style == .currentContext || style == .overCurrentContext
    let made: UITransitionView
    if inContext, let view, let around = view.superview {
      made = UITransitionView(self, frame: view.frame)
      around.insertSubview(made, aboveSubview: view)
    } else {
      made = UITransitionView(self, frame: window.bounds)
      window.addSubview(made)
    }
    container = made
    if let traits = containerTraits { made.takeTraits(traits) }
    return made
  }
}

/// How much room there is for what does not fill the screen.
enum PresentationRoom {
  case little, plenty

  @MainActor
  static func of(_ view: UIView) -> PresentationRoom {
    view.bounds.width < leastWidth ? .little : .plenty
  }

  private static let leastWidth: CGFloat = 600
}

extension CGFloat {
  /// At the nearest pixel of the screen.
  var onPixel: CGFloat { (self * UIScreen.pixelsPerPoint).rounded() / UIScreen.pixelsPerPoint }
}

/// Where a view was, to bring it back to.
@MainActor
struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int

  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
  }

  func bringBack(_ view: UIView) {
    guard let superview, view.superview !== superview else { return }
    superview.insertSubview(view, at: index)
  }
}
