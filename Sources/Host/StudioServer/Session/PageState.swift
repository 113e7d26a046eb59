import PageEngine
import PageProtocol

/// What a session knows of one page: its runs, and what the last one has shown.
struct PageState: Sendable {
  /// The newest run, and the version it is made of.
  var lastRun = 0
  var lastRunVersion = 0
  /// The version of the newest edit that a run of it is made of.
  var newestVersion = 0
  var phase = RunPhase.ready
  var buildMilliseconds = 0.0
  /// The newest run that has begun; its picture stays until the next one has begun.
  var shown: RunRecord?
  var diagnostics: (version: Int, items: [Diagnostic])?
  var decoder = ConsoleDecoder()
  var pause = RunPause()
  /// The literal that a person is changing.
  var scrubbing: Scrubbing?
  var traces: TraceBook
  /// What the page of the newest run was told of its visibility.
  var toldVisibility = PageCommand.Visibility.visible
  /// Whether it was stopped because nobody looked.
  var wasLeft = false

  init(traces: TraceBook.Wish) {
    self.traces = TraceBook(wish: traces)
  }

  /// Whether what it shows is not what a run of it now would show.
  var isOutdated: Bool { lastRun == 0 || wasLeft || lastRunVersion < newestVersion }
}
