extension Group: Scene where Content: Scene {
  /// Treats several scenes as one.
  @_disfavoredOverload
  public init(@SceneBuilder content: () -> Content) {
    self.init(content() as Content)
  }

  public var _sceneView: AnyView { content._sceneView }
}
