/// Work that the system asks for while an app is in the background. A page is never asked.
public struct BackgroundTask<Request, Response>: Sendable {
  fileprivate init() {}
}

extension BackgroundTask {
  /// Events of any session that loads in the background, by the id of the session.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }

  /// Events of the session with an id.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }

  /// Events of the sessions whose ids satisfy a condition.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> { BackgroundTask<String, Void>() }

  /// The refresh that an app has asked for under an id.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
}

extension Scene {
  /// Runs an action when the system asks for work in the background. Without effect: a page is in
  /// the foreground as long as it runs.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
