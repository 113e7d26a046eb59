import PlaygroundSupport
@_spi(SwiftUI) import UIKit

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
    let app = Self()
    guard let content = app.body._windowContent else { return }
    PlaygroundPage.current.liveView = UIHostingController(rootView: AppRoot(content: content))
  }
}

/// The view around the window's content.
struct AppRoot: View {
  let content: AnyView

  var body: some View { content }
}

/// A part of an app's interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// The scenes that this one is made of.
  @SceneBuilder var body: Body { get }

  /// The content of the first window. Only SwiftUI's own scenes implement it.
  var _windowContent: AnyView? { get }
}

extension Scene {
  public var _windowContent: AnyView? { body._windowContent }
}

extension Scene where Body == Never {
  /// The scenes that this one consists of.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: Scene {
  public var _windowContent: AnyView? { nil }
}

/// Makes one scene of the scenes that a closure lists.
@resultBuilder
@MainActor
public struct SceneBuilder {
  /// Combines the statements of a block.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines the statements of a block.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var first: AnyView?
    for scene in repeat each content { first = first ?? scene._windowContent }
    return SceneList(_windowContent: first)
  }
}

/// Several scenes, of which the first window is shown.
struct SceneList: Scene {
  typealias Body = Never
  let _windowContent: AnyView?
}
