import PageEngine
import PageProtocol

/// Everything a session knows, and what it does about what happens.
///
/// `apply` is the only way to change it, and it is pure: it returns what has to be done, and
/// `Session` does it. So every order of events can be tried without a clock, a disk, a compiler or
/// a browser.
///
/// **Always holds.** A text that was typed is either on disk, or being written, or waits for the
/// writing that is under way; no two writings overlap. A run is made of the newest texts in memory
/// at the moment it begins, never of those on disk. What a browser is told about a run comes after
/// it was told that the run began; nothing of a run that was replaced is told to anyone.
struct SessionState: Sendable {
  var document: OpenDocument
  var connections: Set<ConnectionIdentifier> = []
  /// Of the newest text.
  var version = 0

  // Saving
  var unsaved: [String: String] = [:]
  var saving: SaveRequest?
  var savedVersion = 0
  /// Whether the timer runs that ends the wait of an unsaved text.
  var isSaveTimed = false

  // Running
  /// The newest run, and the version it is made of.
  var lastRun = 0
  var lastRunVersion = 0
  var phase = RunPhase.building(module: nil)
  var buildMilliseconds = 0.0
  /// The newest run that has begun; its picture stays until the next one has begun.
  var shown: RunRecord?
  var diagnostics: (version: Int, items: [Diagnostic])?
  var decoder = ConsoleDecoder()
  var pause = RunPause()
  var isClosing = false

  var traces: TraceBook

  init(document: OpenDocument, traces: TraceBook.Wish = .none) {
    self.document = document
    self.traces = TraceBook(wish: traces)
  }

  /// Whether everything typed is on disk.
  var isSaved: Bool { unsaved.isEmpty && saving == nil }

  /// Takes notice of an event, and returns what has to be done.
  mutating func apply(_ event: SessionEvent, at moment: Moment) -> [SessionAction] {
    switch event {
    case .opened: return document.warnings.map { .complain($0) } + run(at: moment)
    case .connected(let connection): return welcome(connection, at: moment)
    case .disconnected(let connection):
      connections.remove(connection)
      return save()
    case .received(let connection, let message):
      return received(message, from: connection, at: moment)
    case .timerFired(.run): return save() + run(at: moment)
    case .timerFired(.save): return save()
    case .timerFired(.liveView): return hasNoLiveView(at: moment)
    case .saved(let request, let milliseconds):
      return saved(request, milliseconds: milliseconds)
    case .saveFailed(let request, let message): return saveFailed(request, message: message)
    case .engine(let run, let event): return engine(event, run: run, at: moment)
    case .closing:
      isClosing = true
      return [.stopTimer(.run), .stopTimer(.save), .stop] + save()
    }
  }

  /// To every browser that looks at this document.
  func broadcast(_ message: ServerMessage) -> [SessionAction] {
    connections.isEmpty ? [] : [.send(message, to: connections)]
  }

  /// Tells everyone what is happening now.
  mutating func enter(_ phase: RunPhase) -> [SessionAction] {
    self.phase = phase
    return broadcast(.state(phase, version: lastRunVersion, run: lastRun))
  }

  private mutating func received(
    _ message: BrowserMessage, from connection: ConnectionIdentifier, at moment: Moment
  ) -> [SessionAction] {
    guard connections.contains(connection) else { return [] }
    switch message {
    case .edit(let edit): return edited(edit, from: connection, at: moment)
    case .touch(let run, let touch):
      return run == shown?.number && run == lastRun ? [.touch(touch)] : []
    case .run: return [.stopTimer(.run)] + save() + run(at: moment)
    case .stop: return [.stopTimer(.run), .stop]
    case .painted(let run, let time):
      return finish(traces.painted(run: run, at: time))
    }
  }

  /// Tells the browsers and the terminal where the time of an edit went.
  func finish(_ trace: EditTrace?) -> [SessionAction] {
    trace.map { [.report($0)] + broadcast(.trace($0)) } ?? []
  }
}
