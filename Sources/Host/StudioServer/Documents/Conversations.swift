/// Hears each window by itself, so that none waits for what another one asked.
///
/// What one window says is heard in order; to open or close a playground takes its time, and only
/// the window that asked for it waits.
enum Conversations {
  /// Returns when no more comes and all was heard.
  static func hear(
    _ events: AsyncStream<SocketEvent>, _ hear: @escaping @Sendable (SocketEvent) async -> Void
  ) async {
    await withDiscardingTaskGroup { group in
      var windows: [ConnectionIdentifier: AsyncStream<SocketEvent>.Continuation] = [:]
      for await event in events {
        let connection = event.connection
        if windows[connection] == nil {
          let (said, window) = AsyncStream.makeStream(of: SocketEvent.self)
          windows[connection] = window
          group.addTask {
            for await event in said { await hear(event) }
          }
        }
        windows[connection]?.yield(event)
        if case .closed = event { windows.removeValue(forKey: connection)?.finish() }
      }
      for window in windows.values { window.finish() }
    }
  }
}
