@_spi(SwiftUI) import UIKit

/// Whether a scene is in the foreground.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not seen.
  case background
  /// The scene is seen and does not react.
  case inactive
  /// The scene is seen and reacts.
  case active

  fileprivate init(_ state: UIApplication.State) {
    switch state {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    }
  }
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue: ScenePhase? = nil
}

extension EnvironmentValues {
  /// Whether the scene of the view is in the foreground: in the studio, whether a window that shows
  /// the live view can be seen. Without a studio it is active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] ?? ScenePhaseSource.phase }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// The phase of the app, which views depend on that read it.
private final class ScenePhaseSource: Source {
  private static let shared = ScenePhaseSource()
  private var phase: ScenePhase
  private var observer: (any NSObjectProtocol)?

  override init() {
    phase = ScenePhase(UIApplication.shared.applicationState)
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.stateDidChange, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.follow() }
    }
  }

  private func follow() {
    phase = ScenePhase(UIApplication.shared.applicationState)
    noteChange()
  }

  nonisolated static var phase: ScenePhase {
    guard MainThread.isCurrent else { return .active }
    return MainActor.assumeIsolated {
      shared.noteRead()
      return shared.phase
    }
  }
}
