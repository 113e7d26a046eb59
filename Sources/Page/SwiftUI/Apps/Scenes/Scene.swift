/// A part of an app's interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// The scenes that this one is made of.
  @SceneBuilder var body: Body { get }

  /// The view that stands for the scene in its app. Only SwiftUI's own scenes implement it.
  var _sceneView: AnyView { get }
}

extension Scene {
  public var _sceneView: AnyView { AnyView(SceneBody(self)) }
}

extension Scene where Body == Never {
  /// The scenes that this one consists of.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: Scene {
  public var _sceneView: AnyView { AnyView(EmptyView()) }
}

/// The view of a scene with a body. It owns the state of the scene.
struct SceneBody<S: Scene>: View {
  private let scene: Connected<S>

  init(_ scene: S) {
    self.scene = Connected(value: scene)
  }

  var body: some View { scene.value.body._sceneView }
}

/// A scene that is only known by its view.
struct ViewedScene: Scene {
  typealias Body = Never
  let _sceneView: AnyView
}

extension Scene {
  /// The scene with a modifier around its view.
  func modified<Changed: View>(_ change: (AnyView) -> Changed) -> some Scene {
    ViewedScene(_sceneView: AnyView(change(_sceneView)))
  }
}
