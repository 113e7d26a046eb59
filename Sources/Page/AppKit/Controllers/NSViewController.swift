import Foundation
import UIKit

/// Makes a view when it is first asked for it.
open class NSViewController: NSResponder {
  private var loaded: NSView?
  lazy var twin = ControllerTwin(owner: self)

  public typealias NibName = String

  public init(nibName nibNameOrNil: NibName?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var title: String?
  open var representedObject: Any?

  open var view: NSView {
    get {
      if let loaded { return loaded }
      loadView()
      guard let loaded else {
        fatalError("-[\(type(of: self)) loadView] has to assign a view.")
      }
      viewDidLoad()
      return loaded
    }
    set {
      loaded = newValue
      newValue.nextResponder = self
    }
  }

  open var isViewLoaded: Bool { loaded != nil }
  open var viewIfLoaded: NSView? { loaded }

  /// There are no nibs here: a controller that makes no view of its own has an empty one.
  open func loadView() {
    view = NSView(frame: NSRect(origin: .zero, size: NSSize(width: 500, height: 500)))
  }

  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func updateViewConstraints() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}

  open var preferredContentSize: NSSize {
    get { twin.givenSize }
    set { twin.preferredContentSize = newValue }
  }

  // MARK: Family

  open private(set) var children: [NSViewController] = []
  public private(set) weak var parent: NSViewController?

  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
    childViewController.nextResponder = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

extension NSViewController {
  // MARK: Presenting

  public var presentingViewController: NSViewController? {
    (twin.presentingViewController as? ControllerTwin)?.owner
  }

  public var presentedViewControllers: [NSViewController]? {
    (twin.presentedViewController as? ControllerTwin).map { [$0.owner] }
  }

  /// Shows a controller's view in front, in the middle of the live view.
  public func presentAsSheet(_ viewController: NSViewController) {
    present(viewController, as: .formSheet)
  }

  public func presentAsModalWindow(_ viewController: NSViewController) {
    present(viewController, as: .formSheet)
  }

  private func present(_ viewController: NSViewController, as style: UIModalPresentationStyle) {
    let twin = viewController.twin
    twin.modalPresentationStyle = style
    twin.loadViewIfNeeded()
    twin.kept = viewController
    // What is behind a view is its window.
    twin.view.backgroundColor =
      twin.view.backgroundColor
      ?? UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.196 : 0.925, alpha: 1) }
    self.twin.present(twin, animated: true)
  }

  /// Takes away a controller that this one has presented.
  public func dismiss(_ viewController: NSViewController) {
    guard viewController.presentingViewController === self else { return }
    twin.dismiss(animated: true)
  }

  /// Takes the controller away, where another one has presented it.
  public func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }
}

/// The controller that the live view's stage knows.
final class ControllerTwin: UIViewController {
  unowned let owner: NSViewController
  /// Its owner, for as long as that is presented: nobody else may hold it.
  var kept: NSViewController?

  init(owner: NSViewController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = owner.view.body
    loadedSize = owner.view.frame.size
  }

  /// On a Mac a controller's view is shown as large as it is, as long as nothing else is asked for.
  private var loadedSize = CGSize.zero
  var givenSize: CGSize { super.preferredContentSize }

  override var preferredContentSize: CGSize {
    get { givenSize == .zero ? loadedSize : givenSize }
    set { super.preferredContentSize = newValue }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    owner.viewWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    owner.viewDidAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    owner.viewWillDisappear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    owner.viewDidDisappear()
    if isBeingDismissed { kept = nil }
  }

  override func updateViewConstraints() {
    owner.updateViewConstraints()
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() { owner.viewWillLayout() }
  override func viewDidLayoutSubviews() { owner.viewDidLayout() }
}
