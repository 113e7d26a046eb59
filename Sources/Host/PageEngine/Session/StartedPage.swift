import Foundation
import PageProtocol

/// A page that has a process, with who watches it.
struct StartedPage: Sendable {
  let host: PageHostProcess
  let run: PageRun
  let monitor: RunMonitor

  /// Starts a built page in a host; what it says comes into `events`.
  init(
    _ built: BuiltPage, as request: RunRequest, in host: PageHostProcess, limits: Limits,
    events: BoundedQueue<EngineEvent>, onAppearance: @escaping @Sendable () -> Void = {}
  ) throws(EngineFault) {
    let monitor = RunMonitor(
      limits: limits, texts: built.texts, events: events,
      page: WatchedPage(
        host: host.identifier, home: host.home, hasCrashed: { host.hasCrashed },
        stop: { limit, thread in
          if let limit { host.askWhere(limit, thread: thread) }
          host.stop(request.run)
        }),
      cell: request.cell == .awaited ? .awaited : .filled, onAppearance: onAppearance)
    let run = try host.run(
      request, onStart: { monitor.started() }, onMessage: { monitor.received($0) })
    Task { monitor.ended(await run.end()) }
    (self.host, self.run, self.monitor) = (host, run, monitor)
  }

  /// Ends it, because nobody wants it any more.
  func cancel() {
    // First, or the end that follows the stop would be taken for the page's own.
    monitor.cancelled()
    host.stop(run.number)
  }
}
