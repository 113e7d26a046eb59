/// Whether a scene is in the foreground.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not seen.
  case background
  /// The scene is seen and does not react.
  case inactive
  /// The scene is seen and reacts.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the scene of the view is in the foreground. A page's scene is active while it runs.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
