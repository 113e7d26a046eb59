import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// The page as an application: its windows, and where commands without a target go.
///
/// There is nothing around a page that it could open, badge or wake up in; what asks for that is
/// answered as an iPad does that has no such thing.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  private static let running = UIApplication()

  open class var shared: UIApplication { running }

  open weak var delegate: (any UIApplicationDelegate)?

  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController)
    else { return nil }
    return responder
  }

  // MARK: Windows and scenes

  /// The windows that are shown, the lowest first.
  open var windows: [UIWindow] { WindowStack.shared.windows }
  open var keyWindow: UIWindow? { WindowStack.shared.key }
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  open var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
  open var supportsMultipleScenes: Bool { false }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.screen.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Events

  /// Sends a command to a target, or to whoever in the responder chain answers to it.
  @discardableResult
  open dynamic func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? answering(action, from: sender) else { return false }
    if let object = receiver as? NSObject, !object.responds(to: action) { return false }
    action.perform(on: receiver, with: sender, event)
    return true
  }

  /// The chain begins at the first responder; where nobody of it answers, at the sender.
  private func answering(_ action: Selector, from sender: Any?) -> Any? {
    FirstResponder.current?.target(forAction: action, withSender: sender)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
      ?? self.target(forAction: action, withSender: sender)
  }

  /// Hands an event to the windows it belongs to.
  open dynamic func sendEvent(_ event: UIEvent) {
    if event is UIPressesEvent {
      keyWindow?.sendEvent(event)
      return
    }
    let touched = windows.filter { event.touches(for: $0)?.isEmpty == false }
    for window in touched { window.sendEvent(event) }
  }

  private var ignoring = 0

  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  open func beginIgnoringInteractionEvents() {
    ignoring += 1
  }

  open func endIgnoringInteractionEvents() {
    ignoring = max(ignoring - 1, 0)
  }

  open var applicationSupportsShakeToEdit = true

  // MARK: State

  /// Active while the studio's window can be seen, and in a run without one.
  open var applicationState: State { state }
  var state = State.active
  open var isIdleTimerDisabled = false
  open var isProtectedDataAvailable: Bool { true }
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

  // MARK: Background

  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  private var lastTask = 0

  /// A page goes on running in the background, so the handler is never called.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: Other applications

  /// There is nothing to open addresses with.
  open func canOpenURL(_ url: URL) -> Bool { false }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    MainTimer(after: 0) { MainActor.assumeIsolated { completion(false) } }
  }

  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  open var shortcutItems: [UIApplicationShortcutItem]?

  // MARK: Status bar

  open var isStatusBarHidden = true
  open var statusBarFrame: CGRect { .zero }
  open var statusBarStyle = UIStatusBarStyle.default
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }
}

extension UIApplication {
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }
}
