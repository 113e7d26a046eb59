import PlaygroundSupport
@_spi(PageLaunch) @_spi(SwiftUI) import UIKit

/// An app: mark a type with `@main` and describe its scenes in `body`.
@MainActor @preconcurrency
public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Body { get }

  /// Creates the app; SwiftUI calls it once at the start.
  init()
}

extension App {
  /// Starts the app and shows its first window beside the source.
  public static func main() {
    UIScreen.isFilled = true
    SceneValues.store = UserDefaults(suiteName: "SceneStorage")
    let app = Self()
    AppDelegates.launch()
    PlaygroundPage.current.liveView = UIHostingController(rootView: AppRoot(app))
  }
}

/// The view around all windows of an app. It owns the state of the app.
struct AppRoot<A: App>: View {
  private let app: Connected<A>
  private let windows = AppWindows()

  init(_ app: A) {
    self.app = Connected(value: app)
  }

  var body: some View {
    app.value.body._sceneView
      .modifier(
        EnvironmentModifier {
          $0.appWindows = windows
          AppDelegates.add(to: &$0)
        })
  }
}
