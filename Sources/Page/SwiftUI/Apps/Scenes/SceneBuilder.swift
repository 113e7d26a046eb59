/// Makes one scene of the scenes that a closure lists.
@resultBuilder
@MainActor
public struct SceneBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines the statements of a block.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines the statements of a block.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var views: [AnyView] = []
    for scene in repeat each content { views.append(scene._sceneView) }
    return ViewedScene(_sceneView: AnyView(ViewSequence(views: views)))
  }

  /// Makes a scene of one that depends on `#available`.
  public static func buildOptional(
    _ scene: (any Scene & _LimitedAvailabilitySceneMarker)?
  ) -> some Scene {
    ViewedScene(_sceneView: AnyView(scene.map { $0._sceneView }))
  }

  @available(
    *, unavailable,
    message: "if statements in a SceneBuilder can only be used with #available clauses"
  )
  public static func buildOptional<S: Scene>(_ scene: S?) -> some Scene {
    ViewedScene(_sceneView: AnyView(scene.map { $0._sceneView }))
  }

  /// Makes a scene that `#available` guards.
  public static func buildLimitedAvailability(
    _ scene: some Scene
  ) -> any Scene & _LimitedAvailabilitySceneMarker {
    LimitedAvailabilityScene(_sceneView: scene._sceneView)
  }
}

/// Marks the scenes that `#available` guards.
@_marker public protocol _LimitedAvailabilitySceneMarker {}

private struct LimitedAvailabilityScene: Scene, _LimitedAvailabilitySceneMarker {
  typealias Body = Never
  let _sceneView: AnyView
}
