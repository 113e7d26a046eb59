import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Shows the last of a stack of controllers, with a bar that leads back.
///
/// The stack changes at once; what is shown follows, one transition after the other. Before the view
/// is on the screen nothing moves: the top controller is put in when the view is laid out. What a
/// subclass may override stands here.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// Which way a transition goes.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  var stack: [UIViewController] = []
  /// Whose view is seen, or was before the transition that is under way.
  weak var shown: UIViewController?
  var transition: ContainerTransition?
  /// Those that left the stack, and whose view is still seen.
  var leaving: [UIViewController] = []
  /// Those that came and were not seen yet.
  var arriving: [UIViewController] = []
  /// How what has changed in the stack is to be shown.
  var pending: StackMovement = .none
  var barState = NavigationBarState()
  /// A stack that lies on this one where there is little room.
  var collapsed: CollapsedStack?
  let edgePop = EdgePop()
  lazy var contentView = UINavigationTransitionView(frame: .zero)
  private let barOwned: UINavigationBar
  private lazy var toolbarOwned = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
  private let toolbarKind: UIToolbar.Type

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (barOwned, toolbarKind) = (UINavigationBar(frame: .zero), UIToolbar.self)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpBars()
  }

  public required init?(coder: NSCoder) {
    (barOwned, toolbarKind) = (NavigationBarMaker.bar(of: coder), UIToolbar.self)
    super.init(coder: coder)
    setUpBars()
    fill(from: coder, as: UINavigationController.self)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barOwned = NavigationBarMaker.bar(of: navigationBarClass)
    toolbarKind = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    setUpBars()
  }

  public init(rootViewController: UIViewController) {
    (barOwned, toolbarKind) = (UINavigationBar(frame: .zero), UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    setUpBars()
    pushViewController(rootViewController, animated: false)
  }

  private func setUpBars() {
    barOwned.owner = self
    edgePop.controller = self
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var navigationBar: UINavigationBar { barOwned }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop.recognizer }

  /// There is one only after somebody has asked for it, or a controller has items for it.
  open var toolbar: UIToolbar! {
    if !barState.hasToolbar {
      barState.hasToolbar = true
      toolbarOwned = NavigationBarMaker.toolbar(of: toolbarKind)
      toolbarOwned.owner = self
    }
    return toolbarOwned
  }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The top one, or who is presented over it.
  open var visibleViewController: UIViewController? {
    var seen = stack.last?.presentedViewController ?? modal.presented ?? stack.last
    while let next = seen?.modal.presented { seen = next }
    return seen
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isBack = viewControllers.last.map { new in stack.dropLast().contains { $0 === new } }
    replaceStack(
      with: viewControllers, StackMovement(isBack == true ? .pop : .push, animated: animated))
  }

  open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {
    refuseToPush(viewController)
    replaceStack(with: stack + [viewController], StackMovement(.push, animated: animated))
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(with: Array(stack.dropLast()), StackMovement(.pop, animated: animated))
    return top
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      fatalError("Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    replaceStack(with: Array(stack[...index]), StackMovement(.pop, animated: animated))
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    takeStack(of: secondaryViewController, animated: false)
  }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { giveUpDetail() }

  // MARK: Bars

  open var isNavigationBarHidden: Bool {
    get { barState.bar == .hidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated) { $0.bar = hidden ? .hidden : .shown }
  }

  open var isToolbarHidden: Bool {
    get { barState.toolbar == .hidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    if !hidden { toolbar.setItems(stack.last?.toolbarItems, animated: false) }
    changeBars(animated) { $0.toolbar = hidden ? .hidden : .shown }
  }

  open var hidesBarsOnTap = false {
    didSet { if hidesBarsOnTap != oldValue { barsOnTapChanged() } }
  }

  public private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer(
    target: self, action: Selector(UINavigationController.tappedForBars, named: "tappedForBars"))

  public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: View

  open override func loadView() {
    let view = UILayoutContainerView(
      frame: CGRect(origin: .zero, size: UIViewController.defaultSize))
    view.owner = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(navigationBar)
    view.addGestureRecognizer(edgePop.recognizer)
    if barState.hasToolbar { view.addSubview(toolbar) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transition?.endAtOnce()
  }

  override func childNeedsLayout() { viewIfLoaded?.setNeedsLayout() }
  override var ownCoordinator: TransitionCoordinator? { transition?.coordinator }

  open override var title: String? {
    didSet { if title != oldValue { bars.tabBarItem?.title = title } }
  }

  /// That of its first controller, where it has none of its own.
  open override var tabBarItem: UITabBarItem! {
    get { bars.tabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  open override var childForStatusBarStyle: UIViewController? { nil }
  open override var childForStatusBarHidden: UIViewController? { stack.last }
}
