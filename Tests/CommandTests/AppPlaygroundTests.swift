import Foundation
import StudioServer
import Testing

/// App playgrounds, `X.swiftpm`: applications made of all files of a package.
@Suite(.serialized) struct AppPlaygroundTests {
  private let lek: BuiltCommand
  private let environment: [String: String]

  private static let manifest = """
    // swift-tools-version: 5.6
    import PackageDescription
    import AppleProductTypes
    let package = Package(
      name: "Walk", platforms: [.iOS("15.2")],
      products: [
        .iOSApplication(
          name: "Walk", targets: ["AppModule"], bundleIdentifier: "org.example.walk",
          supportedDeviceFamilies: [.pad, .phone], supportedInterfaceOrientations: [.portrait])
      ],
      targets: [.executableTarget(name: "AppModule", path: ".")])
    """

  private static let screen = """
    import UIKit
    final class Screen: UIViewController {
      override func viewDidLoad() {
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 40))
        label.text = words()
        view.addSubview(label)
      }
    }
    """

  init() throws {
    lek = try BuiltCommand()
    environment = ["XDG_CACHE_HOME": try lek.emptyFolder().path]
  }

  private func app(_ files: [String: String]) throws -> URL {
    let folder = try lek.emptyFolder().appendingPathComponent("Walk.swiftpm")
    for (path, text) in files.merging(["Package.swift": Self.manifest], uniquingKeysWith: { $1 }) {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  private func run(_ folder: URL) throws -> BuiltCommand.Outcome {
    try lek.run(["run", folder.path, "--time", "1", "--tree"], environment: environment)
  }

  @Test func anAppWithoutAMainTypeShowsItsPreviews() throws {
    let app = try app([
      "Card.swift": """
      import SwiftUI
      struct Card: View {
        let name: String
        var body: some View { Text(name) }
      }
      #if DEBUG
      #Preview { Card(name: "in a preview") }
      #endif
      """
    ])
    let outcome = try run(app)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("in a preview"))
  }

  @Test func aDelegateShowsItsWindow() throws {
    let app = try app([
      "Words.swift": "func words() -> String { \"from the delegate\" }",
      "Views/Screen.swift": Self.screen,
      "AppDelegate.swift": """
      import UIKit
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = Screen()
          window?.makeKeyAndVisible()
          print("launched", UIApplication.shared.delegate === self)
          return true
        }
      }
      """,
    ])
    let outcome = try run(app)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("launched true\n"))
    #expect(outcome.output.contains(#"text="from the delegate""#), "\(outcome.output)")
  }

  @Test func aSceneShowsItsWindow() throws {
    let app = try app([
      "App.swift": """
      import UIKit
      func words() -> String { "from the scene" }
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = SceneDelegate.self
          return configuration
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          window?.rootViewController = Screen()
          window?.makeKeyAndVisible()
        }
      }
      """, "Screen.swift": Self.screen,
    ])
    let outcome = try run(app)
    #expect(outcome.output.contains(#"text="from the scene""#), "\(outcome)")
  }

  @Test func aProgramOfItsOwnBegins() throws {
    let app = try app([
      "Tool.swift": "@main struct Tool { static func main() { print(\"begun\") } }"
    ])
    #expect(try run(app).output.hasPrefix("begun\n"))
  }

  @Test func anAppOfSwiftUIShowsItsWindow() throws {
    let app = try app([
      "MyApp.swift": """
      import SwiftUI
      @main struct MyApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      """,
      "ContentView.swift": """
      import SwiftUI
      struct ContentView: View { var body: some View { Text("Hello") } }
      """,
    ])
    let outcome = try run(app)
    #expect(outcome.output.contains(#"Text("Hello")"#), "\(outcome)")
  }

  @Test func anAppWithPreviewsShowsItsWindow() throws {
    let app = try app([
      "MyApp.swift": """
      import SwiftUI
      @main struct MyApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      #Preview { ContentView() }
      """,
      "ContentView.swift": """
      import SwiftUI
      extension EnvironmentValues { @Entry var greeting = "Hello" }
      struct ContentView: View {
        @Environment(\\.greeting) private var greeting
        var body: some View { Text(greeting) }
      }
      #Preview("Other", traits: .landscapeLeft) {
        @Previewable @State var greeting = "Previewed"
        ContentView().environment(\\.greeting, greeting)
      }
      struct ContentView_Previews: PreviewProvider {
        static var previews: some View { ContentView().previewDisplayName("Third") }
      }
      """,
    ])
    let outcome = try run(app)
    #expect(outcome.output.contains(#"Text("Hello")"#), "\(outcome)")
    #expect(!outcome.output.contains("Previewed"))
  }

  @Test func aFaultIsNamedInItsOwnFile() throws {
    let app = try app([
      "App.swift": "@main struct Tool { static func main() { wrong() } }",
      "Other.swift": "func other() -> Int {\n  \"text\"\n}",
    ])
    let outcome = try run(app)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Other.swift:2:3: error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("App.swift:1:"))
  }

  @Test func itOpensWithTheFileInWhichItBegins() throws {
    let app = try app([
      "A.swift": "func first() {}", "Z.swift": "@main struct Tool { static func main() {} }",
    ])
    let opened = try OpenedPlayground.open(app).get()
    #expect(opened.isPackage)
    #expect(opened.input.launch?.file == "Z.swift")
    #expect(opened.input.texts.map(\.text) == [""])
  }
}
