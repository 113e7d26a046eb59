import Foundation
import PageEngine
import PageProtocol
import PlaygroundDocument
import SourceDialect

/// One open document, from the first run to the last save.
///
/// What: it hears browsers, timers, the disk and the engine, asks `SessionState` what to do, and
/// does it. Why an actor: all of these speak at once, and the state hears them one after the other.
///
/// **Always holds.** It decides nothing: what is done was returned by `SessionState.apply`. Nothing
/// it does waits: saving, building and running go on beside it, and their outcomes come back as
/// events. After `close` has returned, every text is on disk or the terminal says why not, and the
/// page's process is gone.
///
/// It knows no HTTP and no files of a bundle; those are behind `Voice` and `TextWriting`.
actor Session {
  /// What a window says is answered here, however busy Swift's pool is.
  private nonisolated let executor = InteractionExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// How it is heard.
  struct Voice: Sendable {
    var send: @Sendable (ServerMessage, Set<ConnectionIdentifier>) -> Void
    var report: @Sendable (EditTrace) -> Void
    var complain: @Sendable (String) -> Void
    /// Lets go of connections that nobody is at the other end of any more.
    var drop: @Sendable ([ConnectionIdentifier]) -> Void = { _ in }
  }

  private var state: SessionState
  private let makeEngine: @Sendable () -> any PageRunning
  private var engines: [String: any PageRunning] = [:]
  private let writer: any TextWriting
  private let bundle: any BundleWorking
  private let voice: Voice
  private let language: any LanguageAnswering
  /// None if another server writes it, or if it cannot be written.
  private var journal: Journal?
  private var questions: [LanguageAsking.Place: Task<Void, Never>] = [:]
  private var conversion: Task<Void, Never>?
  private var timers: [SessionTimer: Task<Void, Never>] = [:]
  private var closers: [CheckedContinuation<Void, Never>] = []

  /// `makeEngine` is asked once for each page that runs.
  init(
    state: SessionState, writer: any TextWriting, bundle: any BundleWorking = NoBundle(),
    voice: Voice, language: any LanguageAnswering = NoLanguage(), journal: sending Journal? = nil,
    makeEngine: @escaping @Sendable () -> any PageRunning
  ) {
    self.state = state
    self.state.journal = journal.map { _ in .init(savedVersion: state.savedVersion) }
    self.journal = journal
    self.makeEngine = makeEngine
    self.writer = writer
    self.bundle = bundle
    self.voice = voice
    self.language = language
  }

  /// Begins the first run.
  func open() {
    apply(.opened)
  }

  /// A window came to look at a page, by its name.
  func welcome(_ connection: ConnectionIdentifier, window: String, page: String?) {
    apply(.connected(connection, window: window, page: page))
  }

  /// A window said something. What is not a message of ours is not heard.
  func hear(_ bytes: [UInt8], from connection: ConnectionIdentifier) {
    guard let message = BrowserMessage(bytes) else { return }
    apply(.received(connection, message))
  }

  /// A window went, or looks at another document.
  func leave(_ connection: ConnectionIdentifier) {
    apply(.disconnected(connection))
  }

  /// Something was done to the files of the bundle.
  func disturb() {
    apply(.disturbed)
  }

  /// A dropped file has arrived, for a window.
  func place(_ arrival: BundleOrder.Arrival, for connection: ConnectionIdentifier) {
    apply(.arrived(connection, arrival))
  }

  /// Saves what is not saved, ends the page, and returns when both are done.
  func close() async {
    apply(.closing)
    if isAtWork {
      await withCheckedContinuation { closers.append($0) }
    }
    if !state.unsaved.isEmpty {
      let place = await bundle.keepAside(state.unsaved)
      voice.complain("\(state.document.name): \(place)")
    }
    journal?.end()
    journal = nil
    await bundle.close()
    for question in questions.values { question.cancel() }
    conversion?.cancel()
    await language.close()
    for engine in engines.values { await engine.close() }
    engines = [:]
  }

  private func apply(_ event: SessionEvent) {
    for action in state.apply(event, at: .now) { perform(action) }
    if state.isClosing, !isAtWork {
      for closer in closers { closer.resume() }
      closers = []
    }
  }

  /// Whether the disk is busy for it.
  private var isAtWork: Bool { !state.isQuiet || state.bundleWork != nil }

  private func perform(_ action: SessionAction) {
    switch action {
    case .journal(let entries): write(entries)
    case .send(let message, let connections): voice.send(message, connections)
    case .startTimer(let timer, let milliseconds): start(timer, milliseconds)
    case .stopTimer(let timer): timers.removeValue(forKey: timer)?.cancel()
    case .save(let request, let known): save(request, over: known)
    case .saveTimeline(let page, let text, let pins): saveTimeline(pins, of: page, in: text)
    case .tellInterface(let text, let request, let connection):
      tellInterface(of: text, request, to: connection)
    case .change(let order): Task { apply(.changed(await bundle.perform(order))) }
    case .readBundle: Task { apply(.read(await bundle.read())) }
    case .readProse(let file, let revision, let text): readProse(of: file, revision, text)
    case .run(let page, let number, let input): run(page, number, input)
    case .prepareScrubbing(let page, let input): engine(of: page).prepareScrubbing(input)
    case .endScrubbing(let page): engines[page]?.endScrubbing()
    case .input(let page, let command): engines[page]?.send(command)
    case .stop(let page): engines[page]?.stop()
    case .restLanguage: Task { await language.rest() }
    case .release(let page): release(page)
    case .ask(let asking): ask(asking)
    case .convert(let wanted): convert(wanted)
    case .readAges(let reading, let texts, let stamp): readAges(reading, of: texts, stamp)
    case .record(let order): record(order)
    case .report(let trace): voice.report(trace)
    case .complain(let message): voice.complain(message)
    }
  }

  private func write(_ entries: [JournalEntry]) {
    guard let journal else { return }
    // What is known now includes the entries.
    let isSnapshot = !journal.hasBegun || journal.isLong
    guard isSnapshot ? journal.begin(state.journaled) : journal.append(entries) else {
      self.journal = nil
      state.journal = nil
      return
    }
  }

  private func start(_ timer: SessionTimer, _ milliseconds: Double) {
    timers[timer]?.cancel()
    timers[timer] = Task {
      guard (try? await Task.sleep(for: .milliseconds(milliseconds))) != nil else { return }
      guard !Task.isCancelled else { return }
      apply(.timerFired(timer))
    }
  }

  private func save(_ request: SaveRequest, over known: [String: String]) {
    Task {
      let began = ContinuousClock.now
      var problem: SavingProblem?
      var failed = SaveRequest(version: request.version, texts: [:])
      var theirs: [String: String] = [:]
      for (path, text) in request.texts.sorted(by: { $0.key < $1.key }) {
        let outcome = await writer.write(text, to: path, over: known[path])
        guard case .failure(let failure) = outcome else { continue }
        if let other = failure.theirs {
          theirs[path] = other
        } else {
          problem = failure
          failed.texts[path] = text
        }
      }
      if !theirs.isEmpty { apply(.found(theirs)) }
      let milliseconds = (ContinuousClock.now - began) / .milliseconds(1)
      if let problem {
        apply(.saveFailed(failed, message: problem.message))
      } else {
        apply(.saved(request, milliseconds: milliseconds))
      }
    }
  }

  private func readProse(of file: String, _ revision: Int, _ text: String) {
    Task.detached {
      let comments = ProseReader.comments(in: text)
      await self.apply(
        .proseRead(PageProse(file: file, revision: revision, comments: comments)))
    }
  }

  private func readAges(_ reading: Int, of texts: [String: String], _ stamp: String?) {
    Task.detached {
      var ages: [String: SwiftAge] = [:]
      for (path, text) in texts {
        ages[path] = AgedText(PageInput.Text(path: path, text: text), stamp: stamp).age
      }
      await self.apply(.agesRead(reading: reading, ages))
    }
  }

  private func saveTimeline(_ pins: [PinnedResult], of page: String, in text: String) {
    Task {
      let outcome = await writer.writeTimeline(pins, ofPage: page, text: text)
      if case .failure(let problem) = outcome {
        apply(.timelineSaved(page: page, problem: problem.message))
      } else {
        apply(.timelineSaved(page: page, problem: nil))
      }
    }
  }

  private func tellInterface(
    of text: String, _ request: Int, to connection: ConnectionIdentifier
  ) {
    Task.detached { [voice] in
      let lines = SourceInterface(of: text).lines
      let answer = Answer.interface(lines.map { .init(text: $0.text, source: $0.source) })
      voice.send(.answer(request: request, answer), [connection])
    }
  }

  private func run(_ page: String, _ number: Int, _ input: PageInput) {
    let events = engine(of: page).run(input, options: RunOptions())
    Task(executorPreference: executor) {
      for await event in events { await self.apply(.engine(page: page, run: number, event)) }
    }
  }

  private func engine(of page: String) -> any PageRunning {
    let engine = engines[page] ?? makeEngine()
    engines[page] = engine
    return engine
  }

  private func ask(_ asking: LanguageAsking) {
    questions[asking.place]?.cancel()
    questions[asking.place] = Task {
      let answer = await language.answer(
        asking.question, about: asking.input, others: asking.others)
      // A newer question has its place by now.
      if !Task.isCancelled { questions[asking.place] = nil }
      apply(.answered(asking, answer))
    }
  }

  private func convert(_ wanted: Converting) {
    conversion?.cancel()
    conversion = Task {
      let answer = await language.convert(wanted.pages, files: Set(wanted.files.keys))
      apply(.converted(wanted, answer))
    }
  }

  /// Drawing takes its time, and nobody waits for it.
  private func record(_ order: RecordingOrder) {
    let voice = voice
    Task.detached(priority: .utility) {
      let request = order.wish.request
      let answer =
        LiveViewRecorder(order).file().map {
          ServerMessage.answer(request: request, .recording($0))
        } ?? .refused(request: request, "the page shows nothing that can be drawn.")
      voice.send(answer, [order.connection])
    }
  }

  private func release(_ page: String) {
    guard let engine = engines.removeValue(forKey: page) else { return }
    Task { await engine.close() }
  }
}
