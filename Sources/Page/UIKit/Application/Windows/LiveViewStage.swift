import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Where a page's live view stands: its window, its size, its appearance and its touches.
///
/// Whoever runs the page drives it. `show` comes from the assignment to `liveView`, while the
/// page's code still runs: the view is loaded and will appear. After the page's last line comes
/// `topLevelEnded`: the view is put in a window, has its size, and is laid out. The caller then
/// commits, and says `firstCommitDone`: the view did appear. From then on `turnEnded` closes
/// each turn of the run loop. It knows nothing of commits, channels or clocks.
@_spi(PageRuntime)
@MainActor
public final class LiveViewStage {
  enum Shown {
    case view(UIView)
    case controller(UIViewController)
  }

  private enum Phase {
    case topLevel, running
  }

  private(set) var shown: Shown?
  private(set) var window: UIWindow?
  private var phase = Phase.topLevel
  private var lastPreferredSize = CGSize.zero
  /// The size the page gave it.
  private var ownSize = UIViewController.defaultSize
  /// How a person wants to see it.
  var settings = Settings()
  let numbers = ElementNumbers()
  let commandNumbers = CommandNumbers()

  public init() {}

  // MARK: What the page shows

  public func show(_ view: UIView) {
    replace(with: .view(view))
  }

  public func show(_ controller: UIViewController) {
    replace(with: .controller(controller))
  }

  public func dismiss() {
    replace(with: nil)
  }

  /// What is shown already stays as it is.
  private func replace(with new: Shown?) {
    if let new, let shown, isSame(new, shown) { return }
    takeDown()
    if let new { refuseFamily(of: new) }
    shown = new
    if case .controller(let controller)? = new {
      controller.appearance.driver = .owner
      controller.willAppear()
    }
    guard phase == .running, new != nil else { return }
    putUp()
    // It appears in the turn after the one whose commit shows it.
    MainTimer(after: 0) { [weak self] in
      MainActor.assumeIsolated { self?.firstCommitDone() }
    }
  }

  private func isSame(_ new: Shown, _ old: Shown) -> Bool {
    switch (new, old) {
    case (.view(let new), .view(let old)): new === old
    case (.controller(let new), .controller(let old)): new === old
    default: false
    }
  }

  /// As Xcode says, it has to be the root of its own hierarchy.
  private func refuseFamily(of new: Shown) {
    switch new {
    case .view(let view):
      if let superview = view.superview {
        fatalError(
          "A live view must not have a superview, and this <\(type(of: view))> is in a "
            + "<\(type(of: superview))>.")
      }
    case .controller(let controller):
      if let parent = controller.parent ?? controller.presentingViewController {
        fatalError(
          "A live view controller must not have a parent, and this <\(type(of: controller))> has a "
            + "<\(type(of: parent))>.")
      }
      if let superview = controller.viewIfLoaded?.superview {
        fatalError(
          "A live view must not have a superview, and that of <\(type(of: controller))> is in a "
            + "<\(type(of: superview))>.")
      }
    }
  }

  private func takeDown() {
    guard let shown else { return }
    cancelInput()
    if case .controller(let controller) = shown {
      controller.dropPresentations()
      controller.willDisappear()
    }
    let (window, view) = (window, view(of: shown))
    // A view that the page has put into another one since stays there.
    let isHere = window != nil && view?.window === window
    window?.rootViewController = nil
    if isHere { view?.removeFromSuperview() }
    self.window = nil
    if case .controller(let controller) = shown {
      controller.didDisappear()
      controller.appearance.driver = .hierarchy
    }
    self.shown = nil
  }

  // MARK: Turns

  /// The page's code has run to its end.
  public func topLevelEnded() {
    phase = .running
    putUp()
    settle()
  }

  /// The commit that shows the view for the first time was made.
  public func firstCommitDone() {
    if case .controller(let controller)? = shown { controller.didAppear() }
  }

  /// A turn of the run loop is over: layout, drawing, and a flush of what changed.
  public func turnEnded() {
    guard phase == .running else { return }
    followSize()
    settle()
  }

  private func settle() {
    window?.layoutBySteps()
    window?.layer.displaySubtree()
    CATransaction.flush()
  }

  // MARK: Window and size

  private func putUp() {
    guard let shown, let view = view(of: shown) else { return }
    ownSize = wantedSize(of: shown, view)
    let size = stagedSize(of: shown)
    UIScreen.stageSize = size
    UITraitCollection.changeScreen(to: settings.traits(for: size))
    let window = LiveViewWindow(frame: CGRect(origin: .zero, size: size))
    self.window = window
    switch shown {
    case .controller(let controller):
      lastPreferredSize = controller.preferredContentSize
      window.rootViewController = controller
      controller.isAppearing()
    case .view:
      view.frame.origin = .zero
      if view.bounds.size == .zero || holdsSize(of: shown) { view.frame = window.bounds }
      // A controller whose view it is hears that it appears.
      window.isHidden = false
      window.addSubview(view)
    }
    if settings.pace == .slow { follow(pace: window) }
    window.makeKeyAndVisible()
  }

  /// Whether it is as large as the person wants it: the page has not fixed its size.
  private func holdsSize(of shown: Shown) -> Bool {
    guard settings.isSized else { return false }
    guard case .controller(let controller) = shown else { return true }
    return controller.preferredContentSize == .zero
  }

  private func stagedSize(of shown: Shown) -> CGSize {
    holdsSize(of: shown) ? settings.size(instead: ownSize) : ownSize
  }

  /// The person wants to see it otherwise.
  func restage() {
    guard phase == .running, let window, let shown, let view = view(of: shown) else {
      // What the page asks for before it has a window is the screen's.
      let size = settings.size(instead: UIViewController.defaultSize)
      UIScreen.stageSize = size
      return UITraitCollection.changeScreen(to: settings.traits(for: size))
    }
    let size = stagedSize(of: shown)
    UIScreen.stageSize = size
    let traits = settings.traits(for: size)
    switch shown {
    case .controller(let controller): resize(controller, in: window, to: size, traits: traits)
    case .view:
      UITraitCollection.changeScreen(to: traits)
      if size != window.bounds.size { view.frame = CGRect(origin: .zero, size: size) }
    }
    window.frame = CGRect(origin: .zero, size: size)
    // The window's own change is not the view's once more.
    if view.transform.isIdentity { view.frame = window.bounds }
  }

  /// A size set by hand after loading counts most, then the preferred one, then the default.
  private func wantedSize(of shown: Shown, _ view: UIView) -> CGSize {
    var wanted = view.frame.size
    if case .controller(let controller) = shown {
      let isSetByHand = view.bounds.size != controller.sizeWhenLoaded
      if !isSetByHand { wanted = controller.preferredContentSize }
    }
    return wanted.width > 0 && wanted.height > 0 ? wanted : UIViewController.defaultSize
  }

  /// The page may resize its live view while it is shown.
  private func followSize() {
    guard let window, let shown, let view = view(of: shown) else { return }
    if case .controller(let controller) = shown,
      controller.preferredContentSize != lastPreferredSize
    {
      lastPreferredSize = controller.preferredContentSize
      if lastPreferredSize.width > 0, lastPreferredSize.height > 0 {
        ownSize = lastPreferredSize
        resize(controller, in: window, to: lastPreferredSize)
      }
    }
    // Where the person has chosen a size, a view that takes another one shows so within it.
    guard !holdsSize(of: shown) else { return }
    // A view that is scaled or turned shows so within the window; only its own size counts.
    let size = view.bounds.size
    guard view.transform.isIdentity, size != window.bounds.size, size.width > 0, size.height > 0
    else { return }
    ownSize = size
    window.frame = CGRect(origin: .zero, size: size)
    // The window's own change is not the view's once more.
    view.frame = window.bounds
  }

  /// The controller hears of its new size before it has it.
  private func resize(
    _ controller: UIViewController, in window: UIWindow, to size: CGSize,
    traits: UITraitCollection = .screen
  ) {
    let coordinator = TransitionCoordinator(.init(), in: window)
    if traits != .screen { controller.willTransition(to: traits, with: coordinator) }
    if controller.view.bounds.size != size {
      controller.viewWillTransition(to: size, with: coordinator)
    }
    UITraitCollection.changeScreen(to: traits)
    controller.view.frame = CGRect(origin: .zero, size: size)
    coordinator.start()
    coordinator.finish(cancelled: false)
  }

  private func view(of shown: Shown) -> UIView? {
    switch shown {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }

  // MARK: What others read

  public var rootLayer: CALayer? { window?.layer }
  public var liveViewSize: CGSize? { window?.bounds.size }
  public var runningAnimations: Int { window?.layer.runningAnimationsInSubtree ?? 0 }

  /// The view tree as `lek run --tree` prints it.
  public func treeDescription(transactions: Int) -> String {
    var lines: [String] = []
    let launched = UIApplication.launchedWindows
    for window in launched.isEmpty ? [window].compactMap(\.self) : launched {
      let tree = ViewTree(window: window)
      for view in window.subviews { lines += tree.lines(of: view) }
    }
    lines.append("transactions=\(transactions) running=\(runningAnimations)")
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The window a live view stands in; nothing of it is seen but what the page shows.
@MainActor
final class LiveViewWindow: UIWindow {
  override var appearance: WindowAppearance { .staged }
}
