import CoreGraphics
import Foundation

/// One showing of an application's interface. A page has a single one, a window scene.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene was opened with: nothing.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  public let session: UISceneSession

  init(owning session: UISceneSession) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState {
    switch UIApplication.shared.state {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
  open var title: String! = ""
  open var subtitle = ""

  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The scene that holds all windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
  static let only = UIWindowScene(owning: UISceneSession(role: .windowApplication))

  open var screen: UIScreen { UIScreen.main }
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }
  open var keyWindow: UIWindow? {
    UIApplication.shared.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.held == .landscapeLeft ? .landscapeRight : .portrait
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager.hidden }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// What a status bar looks like: there is none.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  static let hidden = UIStatusBarManager()

  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { true }
  open var statusBarFrame: CGRect { .zero }
}

/// An address that a scene is asked to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}
