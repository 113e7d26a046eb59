import CoreGraphics
import Foundation
import FoundationAdditions

/// The view at the top, where touches arrive.
///
/// The live view stands in a window of its own. Windows that a page makes besides are hidden until
/// the page shows them, and then lie above it by their levels.
@MainActor @preconcurrency
open class UIWindow: UIView {
  private(set) lazy var dispatcher = TouchDispatcher(window: self)
  private(set) lazy var hoverDispatcher = HoverDispatcher(window: self)
  private(set) lazy var wheelDispatcher = WheelDispatcher(window: self)
  private(set) lazy var pressDispatcher = PressDispatcher(window: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
    fill(from: coder, as: UIWindow.self)
  }

  /// A window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    layer.isHidden = true
  }

  open override var next: UIResponder? { UIApplication.shared }

  private lazy var ownUndoManager = UndoManager()

  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: Contents

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { takeOut(oldValue) }
      if let rootViewController { putIn(rootViewController) }
    }
  }

  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    fitRoot()
  }

  // MARK: Place

  open weak var windowScene: UIWindowScene? = UIWindowScene.only
  open var screen: UIScreen = UIScreen.main

  /// Windows of a higher level lie above those of a lower one.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue, !isHidden { WindowStack.shared.put(self) } }
  }

  open var canResizeToFitContent = false

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      visibilityChanged()
    }
  }

  // MARK: Key window

  open var isKeyWindow: Bool { WindowStack.shared.key === self }
  open var canBecomeKey: Bool { true }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    guard canBecomeKey else { return }
    WindowStack.shared.makeKey(self)
  }

  /// Called when the window has become the key window.
  open func becomeKey() {}

  /// Called when the window is the key window no more.
  open func resignKey() {}

  // MARK: Touches

  open dynamic func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      pressDispatcher.send(presses)
    } else {
      dispatcher.send(event)
    }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    WindowStack.shared.view(above: self, at: point, with: event)
      ?? super.hitTest(point, with: event)
  }

  // MARK: Converting

  /// From the window's points to another window's, or the screen's.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer)
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer)
  }

  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    layer.convert(rect, to: window?.layer)
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer)
  }

  /// Whether somebody else tells the root controller that it appears.
  var appearance: WindowAppearance { .told }
}

/// Who tells a window's root controller that it appears.
enum WindowAppearance {
  /// The window, as it is shown.
  case told
  /// The stage of the live view, in step with the page's code.
  case staged
}
