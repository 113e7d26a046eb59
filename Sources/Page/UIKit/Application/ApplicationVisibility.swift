import Foundation

extension LiveViewStage {
  /// Whether the live view can be seen.
  public enum Visibility: Sendable {
    case hidden, visible
  }

  /// Moves the application to the background, or back to the foreground, in the two steps of iOS.
  /// Views follow each step before the next one.
  public func set(_ visibility: Visibility) {
    let application = UIApplication.shared
    guard (application.state == .active) != (visibility == .visible) else { return }
    let steps =
      visibility == .hidden
      ? [application.resignActive, application.enterBackground]
      : [application.enterForeground, application.becomeActive]
    for step in steps {
      step()
      turnEnded()
    }
  }
}

extension UIApplication {
  /// Posted when `applicationState` is another one, and all who are told of the step have heard.
  @_spi(SwiftUI)
  nonisolated public static let stateDidChange = Notification.Name(
    "LekApplicationStateDidChangeNotification")

  fileprivate func resignActive() {
    tell({ $0.applicationWillResignActive(self) }, { $0.sceneWillResignActive($1) })
    post(Self.willResignActiveNotification, UIScene.willDeactivateNotification)
    change(to: .inactive)
  }

  fileprivate func enterBackground() {
    state = .background
    tell({ $0.applicationDidEnterBackground(self) }, { $0.sceneDidEnterBackground($1) })
    post(Self.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
    change(to: .background)
  }

  fileprivate func enterForeground() {
    tell({ $0.applicationWillEnterForeground(self) }, { $0.sceneWillEnterForeground($1) })
    post(Self.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
    change(to: .inactive)
  }

  fileprivate func becomeActive() {
    state = .active
    tell({ $0.applicationDidBecomeActive(self) }, { $0.sceneDidBecomeActive($1) })
    post(Self.didBecomeActiveNotification, UIScene.didActivateNotification)
    change(to: .active)
  }

  /// The delegate of the scene if there is one, else that of the application, unless SwiftUI's
  /// scenes stand for it.
  private func tell(
    _ application: (any UIApplicationDelegate) -> Void,
    _ scene: (any UISceneDelegate, UIScene) -> Void
  ) {
    if let delegate = UIWindowScene.only.delegate {
      scene(delegate, UIWindowScene.only)
    } else if let delegate, !Self.hasScenesOfItsOwn {
      application(delegate)
    }
  }

  private func post(_ own: Notification.Name, _ scenes: Notification.Name) {
    NotificationCenter.default.post(name: scenes, object: UIWindowScene.only)
    NotificationCenter.default.post(name: own, object: self)
  }

  private func change(to new: State) {
    state = new
    NotificationCenter.default.post(name: Self.stateDidChange, object: self)
  }
}
