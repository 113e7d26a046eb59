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
  private enum Shown {
    case view(UIView)
    case controller(UIViewController)
  }

  private enum Phase {
    case topLevel, running
  }

  public enum TouchPhase: Sendable {
    case began, moved, ended, cancelled
  }

  private var shown: Shown?
  private var window: UIWindow?
  private var phase = Phase.topLevel
  private var lastPreferredSize = CGSize.zero

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

  private func replace(with new: Shown?) {
    takeDown()
    shown = new
    if case .controller(let controller)? = new { controller.willAppear() }
    guard phase == .running, new != nil else { return }
    putUp()
    // It appears in the turn after the one whose commit shows it.
    MainTimer(after: 0) { [weak self] in
      MainActor.assumeIsolated { self?.firstCommitDone() }
    }
  }

  private func takeDown() {
    guard let shown else { return }
    if case .controller(let controller) = shown { controller.willDisappear() }
    window?.rootViewController = nil
    view(of: shown)?.removeFromSuperview()
    window = nil
    if case .controller(let controller) = shown { controller.didDisappear() }
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
    window?.layer.layoutIfNeeded()
    window?.layer.displaySubtree()
    CATransaction.flush()
  }

  // MARK: Window and size

  private func putUp() {
    guard let shown, let view = view(of: shown) else { return }
    let size = wantedSize(of: shown, view)
    let window = LiveViewWindow(frame: CGRect(origin: .zero, size: size))
    self.window = window
    switch shown {
    case .controller(let controller):
      lastPreferredSize = controller.preferredContentSize
      window.rootViewController = controller
      controller.isAppearing()
    case .view:
      view.frame.origin = .zero
      if view.bounds.size == .zero { view.frame = window.bounds }
      window.addSubview(view)
    }
    window.makeKeyAndVisible()
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
        view.frame = CGRect(origin: .zero, size: lastPreferredSize)
      }
    }
    // A view that is scaled or turned shows so within the window; only its own size counts.
    let size = view.bounds.size
    guard view.transform.isIdentity, size != window.bounds.size, size.width > 0, size.height > 0
    else { return }
    window.frame = CGRect(origin: .zero, size: size)
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
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

  /// A finger, in the live view's points.
  public func deliver(phase: TouchPhase, identifier: UInt32, x: Double, y: Double) {
    let touchPhase: UITouch.Phase =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    window?.dispatcher.deliver(touchPhase, identifier: identifier, at: CGPoint(x: x, y: y))
  }

  /// The view tree as `lek run --tree` prints it.
  public func treeDescription(transactions: Int) -> String {
    var lines: [String] = []
    if let window, let shown, let view = view(of: shown) {
      lines = ViewTree(window: window).lines(of: view)
    }
    lines.append("transactions=\(transactions) running=\(runningAnimations)")
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The window a live view stands in; nothing of it is seen but what the page shows.
@MainActor
final class LiveViewWindow: UIWindow {}
