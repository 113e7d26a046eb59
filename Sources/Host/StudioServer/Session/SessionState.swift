import PageEngine
import PageProtocol
import SourceDialect

/// Everything a session knows, and what it does about what happens.
///
/// `apply` is the only way to change it, and it is pure: it returns what has to be done, and
/// `Session` does it. So every order of events can be tried without a clock, a disk, a compiler or
/// a browser.
///
/// **Always holds.** A text that was typed is either on disk, or being written, or waits for the
/// writing that is under way; no two writings overlap. A run is made of the newest texts in memory
/// at the moment it begins, never of those on disk. What a window is told about a run is of the page
/// it looks at, and comes after it was told that the run began; nothing of a run that was replaced
/// is told to anyone. A page nobody looks at does not run for long.
struct SessionState: Sendable {
  var document: OpenDocument
  /// Another one each time the document is opened, unless the session continues one that was
  /// killed: revisions and edits are counted from the beginning then.
  var epoch: String
  var windows: [ConnectionIdentifier: Window] = [:]
  /// Names of windows that were hidden when they were heard of last.
  var hiddenWindows: Set<String> = []
  /// The number of the last edit of each window that was done, by its own name; it outlives a connection.
  var sequences: [String: Int] = [:]
  /// By path, what windows brought back of texts that an earlier studio had heard.
  var restorations: [String: Restoration] = [:]
  /// What its journal has yet to be told; none if it has no journal.
  var journal: JournalDraft?
  /// Of the newest text of all.
  var version = 0
  var isAutomatic = true
  var pauseWish = PauseWish.adaptive
  /// How the live views are seen, where a window has said it.
  var stage: StageSettings?

  // Saving
  var unsaved: [String: String] = [:]
  var saving: SaveRequest?
  var savedVersion = 0
  /// Whether the timer runs that ends the wait of an unsaved text.
  var isSaveTimed = false
  /// The texts that are known to be on disk, by path.
  var diskTexts: [String: String]
  /// What others wrote over texts that were not saved yet, by path.
  var conflicts: [String: String] = [:]
  /// Windows that left before everything was on disk, and want to know when it is.
  var leavers: Set<ConnectionIdentifier> = []
  /// Requests that wait until everything is on disk.
  var waitingForSave: [(ConnectionIdentifier, request: Int)] = []

  var prose = ProseBook()

  /// How old texts are that are not current, by path.
  var ages: [String: SwiftAge] = [:]
  /// The texts whose ages are being read, by path, each with the number of the latest reading.
  var agesBeingRead: [String: Int] = [:]
  var lastAgeReading = 0
  /// What texts would be in current Swift, as somebody was shown, by path.
  var conversions: [String: Conversion] = [:]

  // The bundle
  var wishes: [BundleWish] = []
  var bundleWork: BundleWork?
  var wantsRead = false
  var readFailures = 0
  /// Where files are that had another path: an edit may still name that.
  var formerPaths: [String: String] = [:]

  /// Pages by their paths whose pinned results are not on disk, or being written.
  var unsavedTimelines: Set<String> = []
  var savingTimelines: Set<String> = []

  // Running
  /// Over all pages.
  var lastRun = 0
  /// By the page's name.
  var pages: [String: PageState] = [:]
  /// The page that a window looks at first.
  var openingPage: String
  /// Pages whose engines are there, the one looked at last at the end.
  var engines: [String] = []
  var isClosing = false
  let traceWish: TraceBook.Wish

  /// What looks at the document.
  struct Window: Equatable, Sendable {
    var name: String
    /// The name of the page it looks at.
    var page: String
    var visibility = PageCommand.Visibility.visible
  }

  init(
    document: OpenDocument, epoch: String = "", page: String? = nil,
    traces: TraceBook.Wish = .none, resuming known: JournaledTexts? = nil
  ) {
    self.document = document
    self.epoch = epoch
    diskTexts = document.texts.mapValues(\.text)
    openingPage = page ?? document.pages[0].name
    traceWish = traces
    if let known { resume(known) }
  }

  /// Whether nothing is being written.
  var isQuiet: Bool { saving == nil && savingTimelines.isEmpty }

  /// Whether everything typed is on disk.
  var isSaved: Bool { unsaved.isEmpty && saving == nil }

  /// Takes notice of an event, and returns what has to be done.
  mutating func apply(_ event: SessionEvent, at moment: Moment) -> [SessionAction] {
    let happened = happened(event, at: moment)
    let actions = happened + tellVisibility() + readProseSoon()
    return takeJournalEntries() + actions
  }

  private mutating func happened(_ event: SessionEvent, at moment: Moment) -> [SessionAction] {
    switch event {
    case .opened:
      let complaints = document.warnings.map { SessionAction.complain($0) }
      let begun = state(of: openingPage).lastRun == 0 ? run(openingPage, at: moment) : []
      return complaints + begun + readAges(since: nil) + (isSaved ? [] : startSaving())
    case .connected(let connection, let window, let page):
      return welcome(connection, window: window, page: page, at: moment)
    case .disconnected(let connection):
      return endScrubbing(by: connection, at: moment) + disconnected(connection)
    case .received(let connection, let message):
      return received(message, from: connection, at: moment)
    case .timerFired(.run(let page)): return save() + run(page, at: moment)
    case .timerFired(.save):
      isSaveTimed = false
      return save()
    case .timerFired(.timeline): return saveTimelines()
    case .timelineSaved(let page, let problem): return timelineSaved(page, problem: problem)
    case .timerFired(.leave(let page)): return leave(page)
    case .timerFired(.prose(let file)): return readProse(of: file)
    case .proseRead(let prose): return proseWasRead(prose)
    case .saved(let request, let milliseconds):
      return saved(request, milliseconds: milliseconds)
    case .saveFailed(let request, let message): return saveFailed(request, message: message)
    case .timerFired(.read), .disturbed: return disturbed()
    case .found(let theirs): return found(theirs)
    case .read(let outcome): return bundleRead(outcome, at: moment)
    case .changed(let outcome): return bundleChanged(outcome, at: moment)
    case .arrived(let connection, let arrival):
      return wish(
        BundleWish(order: .place(arrival), asker: connection, reply: .upload(arrival.upload)))
    case .engine(let page, let run, let event):
      return engine(event, of: page, run: run, at: moment)
    case .answered(let asking, let answer): return answered(asking, answer)
    case .converted(let asked, let answer): return converted(asked, answer)
    case .agesRead(let reading, let ages): return agesWereRead(ages, reading: reading)
    case .closing: return close()
    }
  }

  /// To every window.
  func broadcast(_ message: ServerMessage) -> [SessionAction] {
    windows.isEmpty ? [] : [.send(message, to: Set(windows.keys))]
  }

  /// To every window that looks at a page.
  func tell(_ page: String, _ message: ServerMessage) -> [SessionAction] {
    let lookers = lookers(at: page)
    return lookers.isEmpty ? [] : [.send(message, to: lookers)]
  }

  func lookers(at page: String) -> Set<ConnectionIdentifier> {
    Set(windows.filter { $0.value.page == page }.keys)
  }

  /// What is known of a page, which may be nothing yet.
  func state(of page: String) -> PageState { pages[page] ?? PageState(traces: traceWish) }

  mutating func change<Result>(
    _ page: String, _ change: (inout PageState) -> Result
  ) -> Result {
    change(&pages[page, default: PageState(traces: traceWish)])
  }

  /// Tells everyone what is happening to a page now.
  mutating func enter(_ phase: RunPhase, of page: String) -> [SessionAction] {
    change(page) { $0.phase = phase }
    let state = state(of: page)
    return tell(page, .state(phase, version: state.lastRunVersion, run: state.lastRun))
  }

  private mutating func received(
    _ message: BrowserMessage, from connection: ConnectionIdentifier, at moment: Moment
  ) -> [SessionAction] {
    guard let page = windows[connection]?.page else { return [] }
    switch message {
    case .edit(let edit): return edited(edit, from: connection, at: moment)
    case .unreadableEdit(let sequence): return resend(to: connection, refused: sequence)
    case .look(let page): return look(connection, at: page, moment)
    case .input(let run, let command):
      let state = state(of: page)
      return run == state.shown?.number && run == state.lastRun
        ? [.input(page: page, command)] : []
    case .run(let line): return save() + run(page, to: line, at: moment)
    case .scrub(let step): return scrub(step, of: page, from: connection, at: moment)
    case .stop: return [.stopTimer(.run(page)), .stop(page: page)]
    case .automatic(let isOn): return setAutomatic(isOn, at: moment)
    case .pause(let wish): return setPause(wish)
    case .save(let request):
      guard !isSaved else { return [.send(.done(request: request), to: [connection])] }
      waitingForSave.append((connection, request))
      let saves = save()
      return saves + (saving == nil && bundleWork == nil ? answerSaves() : [])
    case .timeline(let timeline): return pinned(timeline, from: connection)
    case .interface(let request, let file):
      guard let text = document.texts[file]?.text else {
        let problem = "There is no Swift file \(file) in this playground."
        return [.send(.refused(request: request, problem), to: [connection])]
      }
      return [.tellInterface(text: text, request: request, to: connection)]
    case .unreadable(let request):
      let problem = "The studio could not read this request. Reload the window, and try again."
      return [.send(.refused(request: request, problem), to: [connection])]
    case .language(let asked): return ask(asked, from: connection)
    case .convert(let asked): return convert(asked, from: connection)
    case .bundle(let asked):
      return wish(
        BundleWish(
          order: asked.order, asker: connection, reply: .answer(request: asked.request)))
    case .resolveConflict(let request, let file, let keep):
      return resolve(file, keep: keep, request: request, from: connection)
    case .record(let wish): return record(wish, page, for: connection)
    case .stage(let settings): return setStage(settings, from: connection)
    case .visibility(let visibility): return setVisibility(visibility, of: connection)
    case .previews(let file): return showPreviews(of: file, from: connection, at: moment)
    case .painted(let run, let time):
      return finish(change(page) { $0.traces.painted(run: run, at: time) }, of: page)
    }
  }

  /// Tells the browsers and the terminal where the time of an edit went.
  func finish(_ trace: EditTrace?, of page: String) -> [SessionAction] {
    trace.map { [.report($0)] + tell(page, .trace($0)) } ?? []
  }

  private mutating func close() -> [SessionAction] {
    isClosing = true
    let pages = pages.keys.sorted()
    return pages.flatMap { [.stopTimer(.run($0)), .stopTimer(.leave($0)), .stop(page: $0)] }
      + [.stopTimer(.save)] + save() + saveTimelines()
  }
}
