import Foundation

/// How an application begins that brings a delegate of its own: an app playground.
///
/// The windows of its delegates lie over a live view that is empty. An app of SwiftUI shows its
/// windows itself, and its delegates only hear of the launch.
@_spi(PageLaunch)
extension UIApplication {
  /// Whether the application hears of its scenes in another way than by delegates.
  private(set) static var hasScenesOfItsOwn = false
  /// What lives as long as the application.
  private static var kept: [AnyObject] = []

  public typealias SceneMaker = (type: AnyClass, make: () -> any UISceneDelegate)

  /// Launches an application whose delegate shows the windows. If it shows none, the delegate of
  /// the scene does: the one that the configuration names, or else the only one.
  public static func launch(_ delegate: any UIApplicationDelegate, scenes: [SceneMaker] = []) {
    begin(delegate)
    let isShown = delegate.window.map { !$0.isHidden } ?? false
    if !isShown { _ = connect(delegate, scenes.count == 1 ? scenes[0].make : nil) }
    if UIWindowScene.only.delegate == nil { delegate.applicationDidBecomeActive(shared) }
    becomeActive()
  }

  /// Launches an application that shows its windows itself, and gives the delegate of its scene, if
  /// the configuration names one.
  public static func launchWindowless(
    _ delegate: (any UIApplicationDelegate)?
  ) -> (any UISceneDelegate)? {
    hasScenesOfItsOwn = true
    defer { becomeActive() }
    guard let delegate else { return nil }
    begin(delegate)
    return connect(delegate, nil)
  }

  /// What the windows of the delegates lie over, and are as large as.
  public static let ground: UIViewController = LaunchGround()

  private static func begin(_ delegate: any UIApplicationDelegate) {
    kept.append(delegate)
    shared.delegate = delegate
    _ = delegate.application(shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(shared, didFinishLaunchingWithOptions: nil)
  }

  private static func connect(
    _ delegate: any UIApplicationDelegate, _ only: (() -> any UISceneDelegate)?
  ) -> (any UISceneDelegate)? {
    let scene = UIWindowScene.only
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      shared, configurationForConnecting: scene.session, options: options)
    let named = (configuration.delegateClass as? NSObject.Type)?.plainInstance()
    guard let own = named as? any UISceneDelegate ?? only?() else { return nil }
    kept.append(own)
    scene.delegate = own
    own.scene(scene, willConnectTo: scene.session, options: options)
    own.sceneWillEnterForeground(scene)
    own.sceneDidBecomeActive(scene)
    return own
  }

  /// Tells observers of the launch, when those that views add are there.
  private static func becomeActive() {
    let center = NotificationCenter.default
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        center.post(name: didFinishLaunchingNotification, object: shared)
        center.post(name: UIScene.didActivateNotification, object: UIWindowScene.only)
        center.post(name: didBecomeActiveNotification, object: shared)
      }
    }
  }
}

extension UIApplication {
  /// The windows of an application that was launched, the lowest first.
  static var launchedWindows: [UIWindow] {
    LaunchGround.isStaged ? WindowStack.shared.windows.filter { $0.appearance != .staged } : []
  }
}

/// Is seen through its windows alone.
@MainActor
final class LaunchGround: UIViewController {
  fileprivate static var isStaged = false

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.isStaged = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for window in UIApplication.launchedWindows where window.windowLevel == .normal {
      if window.frame.size != view.bounds.size { window.frame = view.bounds }
    }
  }
}
