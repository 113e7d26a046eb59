// Long because what a subclass may override has to be declared in the class itself; what the
// members mean stands in the extensions.

import CoreGraphics
import Foundation

/// Looks after a view: makes it, fills it, and hears when it comes and goes.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private var loadedView: UIView?
  private(set) var sizeWhenLoaded = CGSize.zero
  var appearance = AppearanceState()
  var bars = BarMembership()
  var modal = ModalState()
  var ownTraits: TraitValues?
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  var traitObservers = TraitObservers()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
    fill(from: coder, as: UIViewController.self)
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public let nibName: String?
  public let nibBundle: Bundle?
  open var storyboard: UIStoryboard? { interface?.storyboard }
  /// What it was made of, where that lies in a file of Interface Builder.
  var interface: ControllerInterface?
  open var restorationIdentifier: String?
  open var title: String? {
    didSet { if title != oldValue { titleChanged() } }
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// The view of a storyboard becomes the controller's.
  func take(interfaceView view: UIView) { self.view = view }

  open func loadView() {
    if loadInterfaceView() { return }
    let view = UIView(frame: CGRect(origin: .zero, size: UIViewController.defaultSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// What a live view is given where the page says nothing.
  static let defaultSize = CGSize(width: 375, height: 668)

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    AnimationBlock.ask {
      loadView()
      if loadedView == nil { view = UIView() }
      sizeWhenLoaded = loadedView?.bounds.size ?? .zero
      viewDidLoad()
    }
  }

  open dynamic func viewDidLoad() {}

  private func replaceView(with new: UIView?) {
    guard new !== loadedView else { return }
    if let new, let other = new.controller, other !== self {
      fatalError("A view can be associated with at most one view controller at a time.")
    }
    loadedView?.controller = nil
    loadedView = new
    new?.controller = self
    new?.traitsMayHaveChanged()
  }

  // MARK: Appearance

  open dynamic func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open dynamic func viewDidAppear(_ animated: Bool) {}
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  open dynamic func viewDidDisappear(_ animated: Bool) {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing ? .appears : .disappears, animated: animated)
  }

  open func endAppearanceTransition() { endTransition() }

  open var isBeingPresented: Bool { appearance.tells(.beingPresented) }
  open var isBeingDismissed: Bool { appearance.tells(.beingDismissed) }
  open var isMovingToParent: Bool { appearance.tells(.movingToParent) }
  open var isMovingFromParent: Bool { appearance.tells(.movingFromParent) }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection
      ?? (parent?.traitCollection ?? .screen)
      .overridden(by: ownTraits.with(overrideUserInterfaceStyle))
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.traitsMayHaveChanged() }
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.traitsMayHaveChanged()
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Layout

  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  open dynamic func viewWillLayoutSubviews() {}
  open dynamic func viewDidLayoutSubviews() {}

  /// Covered parts of the view beside those that follow from where it lies.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() }
    }
  }

  open func viewSafeAreaInsetsDidChange() {}

  /// The margins a controller's view has at least: wider where there is much room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      viewIfLoaded?.marginsChanged()
    }
  }

  open func viewLayoutMarginsDidChange() {}

  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredSize() } }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

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
    passSizeTransition(to: size, with: coordinator)
  }

  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.childNeedsLayout() } }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parent?.childNeedsLayout() }
    }
  }
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Bars

  open var navigationItem: UINavigationItem { navigationItemMade }
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemMade }
    set { replaceTabBarItem(with: newValue) }
  }
  open var editButtonItem: UIBarButtonItem { editButtonMade }
  open var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    replaceToolbarItems(with: toolbarItems, animated: animated)
  }
  open var hidesBottomBarWhenPushed: Bool {
    get { bars.bottomBar == .hidden }
    set { bars.bottomBar = newValue ? .hidden : .shown }
  }

  // MARK: Family

  open internal(set) weak var parent: UIViewController?
  var childList: [UIViewController] = []
  open var children: [UIViewController] { childList }

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { appearance.add(.movingFromParent) }
  }

  open func didMove(toParent parent: UIViewController?) {}

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration, options, animations, completion)
  }

  // MARK: Segues

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNamedSegue(identifier, sender: sender)
  }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may lead here: where the method is known, unless the page says otherwise.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action.isRecognized(by: self) }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { modal.styleChanged() } }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var restoresFocusAfterTransition = true
  open var modalPresentationCapturesStatusBarAppearance = false
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open var presentedViewController: UIViewController? { nearestPresented }
  open var presentingViewController: UIViewController? { nearestPresenter }

  open dynamic func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// What automatic means for this kind of controller.
  var automaticStyle: UIModalPresentationStyle { .pageSheet }

  /// A kind of controller that is not presented as its style says brings its own presentation.
  func ownPresentation(by presenter: UIViewController?) -> UIPresentationController? { nil }

  open var presentationController: UIPresentationController? { presentationInUse }

  /// The presentation that is there now; asking makes none.
  open var activePresentationController: UIPresentationController? { activePresentation }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modal.coordinator ?? ownCoordinator ?? parent?.transitionCoordinator
  }

  /// Of a container that moves its children.
  var ownCoordinator: TransitionCoordinator? { nil }

  /// A child wants another place.
  func childNeedsLayout() {}

  /// The nearest controller of the family, from here on upwards, that answers to an action.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }

  /// A container that has a place for it shows it; where there is none, it is presented.
  open func show(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.show(viewController, sender: sender)
  }

  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.showDetailViewController(viewController, sender: sender)
  }

  /// Where columns of a split view collapse, a container takes the secondary one in.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// What it gives back when they come apart.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Editing

  open var isEditing: Bool {
    get { editingState == .on }
    set { setEditing(newValue, animated: false) }
  }
  private var editingState = Editing.off

  private enum Editing {
    case on, off
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    editingState = editing ? .on : .off
    bars.showEditing(editing)
  }

  // MARK: Others

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func didReceiveMemoryWarning() {}

  var addedKeyCommands: [UIKeyCommand] = []
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? modal.presenter }
}
