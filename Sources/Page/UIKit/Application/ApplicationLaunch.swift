import Foundation

/// How an application begins that brings a delegate of its own: an app playground.
///
/// Its windows lie over a live view that is empty. Where the delegate shows none, a scene's delegate is
/// asked, the one that the configuration names or else the only one.
@_spi(PageLaunch)
extension UIApplication {
  /// What lives as long as the application.
  private static var kept: [AnyObject] = []

  public typealias SceneMaker = (type: AnyClass, make: () -> any UISceneDelegate)

  public static func launch(_ delegate: any UIApplicationDelegate, scenes: [SceneMaker] = []) {
    kept.append(delegate)
    shared.delegate = delegate
    _ = delegate.application(shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(shared, didFinishLaunchingWithOptions: nil)
    let isShown = delegate.window.map { !$0.isHidden } ?? false
    if !isShown { connect(delegate, scenes) }
    delegate.applicationDidBecomeActive(shared)
  }

  /// What its windows lie over, and are as large as.
  public static let ground: UIViewController = LaunchGround()

  private static func connect(_ delegate: any UIApplicationDelegate, _ makers: [SceneMaker]) {
    let scene = UIWindowScene.only
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      shared, configurationForConnecting: scene.session, options: options)
    let named = configuration.delegateClass.flatMap { type in
      makers.first { ObjectIdentifier($0.type) == ObjectIdentifier(type) }
    }
    guard let maker = named ?? (makers.count == 1 ? makers[0] : nil) else { return }
    let own = maker.make()
    kept.append(own)
    scene.delegate = own
    own.scene(scene, willConnectTo: scene.session, options: options)
    own.sceneWillEnterForeground(scene)
    own.sceneDidBecomeActive(scene)
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
