import Combine
import Testing

@testable import SwiftUI
@testable @_spi(PageLaunch) import UIKit

/// The delegates of an app hear of its launch, and views find them in the environment.
@MainActor
@Suite(.serialized)
struct AppDelegateTests {
  private static let log = EventLog()

  private final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var word = "made"

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      AppDelegateTests.log.note("launched \(UIApplication.shared.delegate === self)")
      word = "launched"
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
    let name = "scene"

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { AppDelegateTests.log.note("connected \(scene is UIWindowScene)") }

    func sceneDidBecomeActive(_ scene: UIScene) { AppDelegateTests.log.note("active") }
  }

  private struct Reader: View {
    @EnvironmentObject private var app: AppDelegate
    @EnvironmentObject private var scene: SceneDelegate
    var body: some View { Text("\(app.word) \(scene.name)" as String) }
  }

  private struct DelegatedApp: App {
    @UIApplicationDelegateAdaptor private var delegate: AppDelegate

    var body: some Scene {
      WindowGroup {
        Text(delegate.word)
        TextField("Word", text: _delegate.projectedValue.word)
        Reader()
      }
    }
  }

  @Test func delegatesHearOfTheLaunch() {
    defer { UIApplication.shared.delegate = nil }
    let app = DelegatedApp()
    AppDelegates.launch()
    #expect(Self.log.take() == ["launched true", "connected true", "active"])
    let hosted = HostedView(AppRoot(app))
    #expect(hosted.texts.filter { !$0.isEmpty } == ["launched", "launched scene"])
    (UIApplication.shared.delegate as? AppDelegate)?.word = "changed"
    hosted.update()
    #expect(hosted.texts.filter { !$0.isEmpty } == ["changed", "changed scene"])
  }
}
